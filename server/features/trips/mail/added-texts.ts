import type { Trip, TripPart } from '#domain/contract.ts';
import { partsByOutcome } from '#domain/parts-by-outcome.ts';
import { REQUEST_KINDS } from '#domain/trip-requests.ts';
import type { MailAmount, MailSection } from '../../mails/mail-layout.ts';
import { partHeading } from '../part/kinds/part-kinds.ts';
import { mailCost } from './mail-amounts.ts';

export function isAddition({ events }: Pick<Trip, 'events'>): boolean {
  return events.findLast(({ kind }) => REQUEST_KINDS.has(kind))?.kind === 'partsAdded';
}

export function additionSections(trip: Trip): MailSection[] {
  if (!isAddition(trip)) return [];
  const { booked, held: partsOnHold } = partsByOutcome(trip);
  return [
    { heading: 'Added to the trip', lines: partsOnHold.map((part) => priceLine(part)) },
    { heading: 'Already booked', lines: booked.map((part) => priceLine(part)) },
  ].filter(({ lines }) => lines.length > 0);
}

function priceLine(part: TripPart): MailAmount {
  return mailCost(partHeading(part), part.price.asked, part.price);
}
