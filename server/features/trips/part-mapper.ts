import { type CancellationCosts, cancellationCosts } from '#domain/cancellation-costs.ts';
import type { Money, TripPart } from '#domain/contract.ts';
import type { StoredPart } from '../../db/trip-tables.ts';
import { withoutNulls } from '../../db/without-nulls.ts';
import { isReleased } from './counted-parts.ts';
import { bookedProperties, rulesOf } from './part/kinds/part-kinds.ts';
import type { BookedProperties, PartKind, PartOf } from './part/kinds/part-rules.ts';
import type { TripRow } from './trip-row-repository.ts';

export type PartRow = TripRow['parts'][number];

export function toPart(part: PartRow): TripPart {
  const { failure, locator, held_until } = part;
  const bought = storedPart(part);
  return {
    _id: part.id,
    status: part.status,
    travelers: part.travelers,
    ...withoutNulls({ failure, locator }),
    wasBooked: part.was_booked ? true : undefined,
    released: isReleased(part) ? true : undefined,
    heldUntil: held_until ? toInstant(held_until) : undefined,
    ...costsOfCancellation(bought, part),
    startsOn: part.starts_on,
    endsOn: part.ends_on,
    beginsAt: toInstant(part.begins_at),
    ...bought,
  };
}

export function hidePassengerDocuments<Kind extends PartKind>(
  part: PartOf<Kind>,
  mayRead: (traveler: string) => boolean,
): TripPart {
  return rulesOf(part).hideDocuments(part, mayRead);
}

/** Derives the refund from the stored penalty of the supplier, regardless of where the price was to be paid. */
function costsOfCancellation(
  bought: ReturnType<typeof storedPart>,
  { refund_amount, penalty_amount, price_currency }: PartRow,
): Partial<CancellationCosts> {
  const refund = toMoney(refund_amount, price_currency);
  if (!refund) return {};
  const penalty = { amount: penalty_amount ?? 0, currency: price_currency };
  return cancellationCosts(bought, { refund, penalty });
}

type BoughtPart = {
  [One in PartKind]: StoredPart<One>['details'] & BookedProperties<One> & { kind: One };
}[PartKind];

function storedPart({ kind, details, ...row }: PartRow): BoughtPart {
  // Kind and details are written together, but the type of the row does not relate them.
  return { kind, ...details, ...bookedProperties(kind, row) } as BoughtPart;
}

function toMoney(amount: number | null, currency: string): Money | null {
  return amount === null ? null : { amount, currency };
}

export function toInstant(text: string): string {
  return new Date(text).toISOString();
}
