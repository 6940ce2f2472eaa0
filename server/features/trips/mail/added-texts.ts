import type { Trip, TripPart } from '#domain/contract.ts';
import { partsByOutcome } from '#domain/parts-by-outcome.ts';
import { REQUEST_KINDS } from '#domain/trip-requests.ts';
import type { MailSection } from '../../mails/mail-layout.ts';
import { rulesOf } from '../part/kinds/part-kinds.ts';
import type { PartKind, PartOf } from '../part/kinds/part-rules.ts';
import { moneyText } from './mail-words.ts';

/** Whether what was asked for last is to be added to a trip that is booked. */
export function isAddition({ events }: Pick<Trip, 'events'>): boolean {
  return events.findLast(({ kind }) => REQUEST_KINDS.has(kind))?.kind === 'partsAdded';
}

/** What is new and what is booked already, each part with its price. */
export function additionSections(trip: Trip): MailSection[] {
  if (!isAddition(trip)) return [];
  const { booked, held } = partsByOutcome(trip);
  return [
    { heading: 'Added to the trip', lines: held.map((part) => priceLine(part)) },
    { heading: 'Booked already', lines: booked.map((part) => priceLine(part)) },
  ].filter(({ lines }) => lines.length > 0);
}

function priceLine(part: TripPart): string {
  return `${headingOf(part)}: ${moneyText(part.price.asked)}`;
}

function headingOf<Kind extends PartKind>(part: PartOf<Kind>): string {
  return rulesOf(part).heading(part);
}
