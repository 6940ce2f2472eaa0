import { msg } from '@lingui/core/macro';
import type { HotelPart } from '#domain/contract.ts';
import { formatInstant } from '../../../i18n/format.ts';
import { mealPlan } from '../room-codes.ts';
import type { ComparisonKind, ComparisonTerm } from './comparison-kind.ts';

export const hotelComparison: ComparisonKind<'hotel'> = {
  title: ({ property }) => `${property.name}, ${property.address.city}`,
  listTerms: stayTerms,
};

function stayTerms({ room, rooms, property }: HotelPart): ComparisonTerm[] {
  const { roomName, mealPlan: code, breakfastIncluded, corporate, freeUntil } = room;
  const end = freeUntil === undefined ? null : formatInstant(freeUntil, property.zone);
  return [
    { label: msg`Room`, lines: [rooms > 1 ? `${rooms} × ${roomName}` : roomName] },
    { label: msg`Board`, lines: [mealPlan(code, breakfastIncluded)] },
    { label: msg`Cancellation`, lines: [end === null ? msg`Non-refundable` : msg`Free until ${end}`] },
    { label: msg`Rate`, lines: [corporate ? msg`Rate of your company` : msg`Public rate`] },
  ];
}
