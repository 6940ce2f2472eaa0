import type { Trip, TripPart } from '#domain/contract.ts';
import { dueOnSite } from '#domain/due-on-site.ts';
import { isGivenBack } from '#domain/given-back.ts';
import type { ClientSettings } from '../../../start/config.ts';
import type { MailSection } from '../../mails/mail-layout.ts';
import { rulesOf } from '../part/kinds/part-kinds.ts';
import type { PartKind, PartOf } from '../part/kinds/part-rules.ts';
import { costText, deadlineText } from '../part/kinds/value-words.ts';
import { PART_FAILURE_TEXTS } from './failure-texts.ts';
import type { MailReader } from './mail-reader.ts';
import { cancellationLines } from './on-site-words.ts';
import { namesAbove, ownPartsFirst, peopleLines } from './part-people.ts';
import { priceSection } from './price-section.ts';
import { tripSection } from './trip-section.ts';

export function itinerary(
  trip: Trip,
  reader: MailReader,
  sold: Pick<ClientSettings, 'simulated'>,
): MailSection[] {
  const parts = ownPartsFirst(trip.parts, reader);
  return [
    tripSection(trip, sold, parts),
    ...parts.map((part) => buildSection(part, trip, reader)),
    ...(parts.length > 0 ? [priceSection({ ...trip, parts })] : []),
  ];
}

function buildSection<Kind extends PartKind>(
  part: PartOf<Kind>,
  trip: Trip,
  reader: MailReader,
): MailSection {
  const { zone } = reader;
  const rules = rulesOf(part);
  const booked: TripPart = part;
  const { status, failure, locator, heldUntil } = booked;
  const isUnbooked = status === 'failed' || failure !== undefined;
  return {
    heading: `${namesAbove(booked, trip, reader)}${rules.heading(part)}`,
    lines: [
      ...rules.mailLines(part),
      ...peopleLines(booked, trip, reader),
      ...(status === 'confirmed' && locator !== undefined ? [`Booking number: ${locator}`] : []),
      `Price: ${costText(part.price.asked, part.price)}`,
      ...(status === 'cancelled' || isUnbooked ? [] : rules.onSiteLines(part)),
      ...(status === 'confirmed'
        ? [cancellationText(booked, rules.freeUntil(part), { seller: rules.seller, zone })]
        : []),
      ...(status === 'held' && heldUntil !== undefined
        ? [`Held until ${deadlineText(heldUntil, zone)}, not booked yet`]
        : []),
      ...(isUnbooked ? [`Not booked: ${failure ? PART_FAILURE_TEXTS[failure] : 'the booking failed'}`] : []),
      ...(status === 'cancelled' && !isUnbooked ? [isGivenBack(booked) ? 'Not booked' : 'Cancelled'] : []),
      ...cancellationLines(booked),
    ],
  };
}

function cancellationText(
  part: TripPart,
  freeUntil: string | null,
  { seller, zone }: { seller: string; zone: string },
): string {
  if (part.kind === 'external') return 'Cancellation: by the agency, when it is asked to';
  if (!freeUntil) {
    const { asked } = part.price;
    const isPaidOnSite = dueOnSite(part, asked).amount.amount === asked.amount;
    return isPaidOnSite
      ? `Cancellation: not free; the ${seller} charges a part of the price or all of it`
      : 'Cancellation: not refundable';
  }
  return `Cancellation: free until ${deadlineText(freeUntil, zone)}`;
}
