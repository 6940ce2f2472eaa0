import type { Money, Trip, TripPart } from '#domain/contract.ts';
import { awaitsPenalty } from '#domain/given-back.ts';
import { addMoney } from '#domain/money.ts';
import { isAnyBooked } from '#domain/partly-booked.ts';
import {
  dearerCancellations,
  foundAfterRefusal,
  heldUntil,
  partsByOutcome,
  partsCancelledLast,
} from '#domain/parts-by-outcome.ts';
import { convertLike } from '#domain/trip-costs.ts';
import type { MailSection } from '../../mails/mail-layout.ts';
import { partHeading } from '../part/kinds/part-kinds.ts';
import { costText, deadlineText, moneyText } from '../part/kinds/value-words.ts';
import { isAddition } from './added-texts.ts';
import { decisionText, withoutDecision } from './approval-texts.ts';
import { type MailReader, mayDo, nameText } from './mail-reader.ts';
import { cancellationLines } from './on-site-words.ts';
import { listPriceRises } from './price-rises.ts';

const LIST = new Intl.ListFormat('en-GB');

export function waitingText(trip: Trip, reader: MailReader): string[] {
  return [
    listPriceRises(trip).length > 0
      ? `${nameRequest(trip, reader)} is waiting for approval again${byWhom(trip)}, because prices have gone up beyond what was approved.`
      : `${nameRequest(trip, reader)} is on hold and waiting for approval${byWhom(trip)}.`,
    afterSilence(trip, reader),
  ];
}

export function reminderText(trip: Trip, reader: MailReader): string[] {
  const reminder = trip.events.findLast(({ kind }) => kind === 'reminded');
  return [
    `${nameRequest(trip, reader)} is still waiting for approval${byWhom(trip)}${reminded(trip.approval, reminder, reader)}.`,
    afterSilence(trip, reader),
  ];
}

export function approvedText(trip: Trip, reader: MailReader): string[] {
  return [
    `${nameRequest(trip, reader)} was approved${lastDecision(trip, 'approved')}`,
    'It is being booked. You will get another e-mail when it is confirmed.',
  ];
}

export function rejectedText(trip: Trip, reader: MailReader): string[] {
  return [
    `${nameRequest(trip, reader)} was rejected${lastDecision(trip, 'rejected')}`,
    ...afterRejection(trip),
  ];
}

export function sentBackText(trip: Trip, reader: MailReader): string[] {
  return [
    `${nameRequest(trip, reader)} was sent back for changes${lastDecision(trip, 'sentBack')}`,
    ...afterRejection(trip),
  ];
}

export function expiredText(trip: Trip, reader: MailReader): string[] {
  if (trip.request?.isOpen || unclearParts(trip).length > 0) {
    return ['What was waiting was not approved in time.', ...afterRejection(trip)];
  }
  if (hasBooked(trip)) {
    return [
      'What was waiting was not approved in time, so it was released and nothing is charged for it.',
      'What is booked stays booked. Open the trip to cancel it.',
    ];
  }
  return [
    `${nameTrip(trip, reader)} was not approved in time, so nothing was booked and nothing is charged.`,
    ...(mayDo(trip, 'resubmit') ? ['The trip is saved as it was, and you can request it again.'] : []),
  ];
}

export function confirmedSubject(trip: Trip): string {
  return foundAfterRefusal(trip).length > 0 ? 'Still booked' : 'Confirmed';
}

export function confirmedText(trip: Trip, reader: MailReader): string[] {
  const unwanted = foundAfterRefusal(trip);
  if (unwanted.length > 0) {
    const whose = reader.travels === false ? `the trip of ${travelers(trip)}` : 'your trip';
    const names = LIST.format(unwanted.map((part) => partHeading(part)));
    return [
      `A part of ${whose} was booked although it was not approved, because its supplier answered too late: ${names}. Cancelling it is not free, so it stays booked until you decide.`,
      'Open the trip to see what the cancellation costs, and to cancel it.',
    ];
  }
  return [`${nameTrip(trip, reader)} is booked. The itinerary is below, and a calendar file is attached.`];
}

export function failedText(trip: Trip, reader: MailReader): string[] {
  return [
    `${nameTrip(trip, reader)} could not be booked. Nothing is charged for what was not booked.`,
    'The reason is with each part below.',
  ];
}

export function partlyFailedSubject(trip: Trip): string {
  return hasBooked(trip) ? 'Partly booked' : 'Not booked yet';
}

export function partlyFailedText(trip: Trip, reader: MailReader): string[] {
  const whose = reader.travels === false ? `the trip of ${travelers(trip)}` : 'your trip';
  const { booked, failed, held: partsOnHold } = partsByOutcome(trip);
  const end = heldUntil(partsOnHold);
  const by = end === null ? '' : ` by ${deadlineText(end, reader.zone)}`;
  const what = failed.length === 1 ? 'one part of it' : `${failed.length} parts of it`;
  return [
    `Please decide${by} what happens to ${whose}: ${what} could not be booked.`,
    'You can try again at the current price, choose another, continue without it, or cancel the rest. Open the trip to see what each costs.',
    failed.length === 1
      ? 'The reason is with the part below. Nothing is charged for it.'
      : 'The reasons are with the parts below. Nothing is charged for them.',
    booked.length > 0 ? 'What is booked stays booked.' : 'Nothing is booked yet.',
    ...(partsOnHold.length > 0 ? ['Without a decision, what is on hold is released and not charged.'] : []),
  ];
}

export function cancelledText(trip: Trip, reader: MailReader): string[] {
  return [`${nameTrip(trip, reader)} was cancelled${byCanceller(trip)}`];
}

export function partCancelledText(trip: Trip, reader: MailReader): string[] {
  const names = LIST.format(partsCancelledLast(trip).map((part) => partHeading(part)));
  const whose = reader.travels === false ? `the trip of ${travelers(trip)}` : 'your trip';
  return [`A part of ${whose} was cancelled: ${names}.`, `It was cancelled${byCanceller(trip)}`];
}

export function partCancelledSections(trip: Trip): MailSection[] {
  const cancelled = partsCancelledLast(trip).map((part) => {
    const lines = cancellationLines(part);
    return {
      heading: `Cancelled: ${partHeading(part)}`,
      lines: awaitsPenalty(part)
        ? ['The agency cancels it where it was booked']
        : isFreeOfCharge(part)
          ? [...lines, 'The cancellation cost nothing']
          : lines,
    };
  });
  const { booked } = partsByOutcome(trip);
  return [
    ...cancelled,
    ...(booked.length > 0
      ? [{ heading: 'Still booked', lines: booked.map((part) => partHeading(part)) }]
      : []),
  ];
}

function isFreeOfCharge({ penalty }: TripPart): boolean {
  return penalty === undefined || penalty.amount === 0;
}

function byCanceller({ events }: Trip): string {
  const request = events.findLast(({ kind, by }) => by && CANCELLATIONS.has(kind));
  const by = request?.by ? ` by ${nameText(request.by)}` : '';
  return `${by}${request?.comment === undefined ? '.' : `: ${request.comment}`}`;
}

export function dearerCancellationText(trip: Trip, reader: MailReader): string[] {
  const dearer = dearerCancellations(trip);
  const [only] = dearer;
  if (!only) return [];
  const whose = reader.travels === false ? `the trip of ${travelers(trip)}` : 'your trip';
  if (dearer.length > 1) {
    return [
      `${dearer.length} parts of ${whose} were not cancelled, because that would now cost more than was agreed.`,
      'They stay booked, and no cancellation fee is charged for them. Open the trip to cancel them at the new cost, or leave them as they are.',
    ];
  }
  const { part, agreed, current } = only;
  return [
    `A part of ${whose} was not cancelled: ${partHeading(part)}. Cancelling it would now cost ${costText(current, part.price)} instead of the agreed ${costText(agreed, part.price)}.`,
    'It stays booked, and no cancellation fee is charged for it. Open the trip to cancel it at the new cost, or leave it as it is.',
  ];
}

export function dearerCancellationSections(trip: Trip): MailSection[] {
  const dearer = dearerCancellations(trip);
  if (dearer.length < 2) return [];
  const [current, agreed] = (['current', 'agreed'] as const).map((which) =>
    sumIn(
      trip.total.asked.currency,
      dearer.map((one) => convertLike(one.part.price, one[which])),
    ),
  );
  return [
    {
      heading: 'Cost of cancelling',
      lines: [
        ...dearer.map(
          (one) =>
            `${partHeading(one.part)}: ${costText(one.current, one.part.price)} instead of ${costText(one.agreed, one.part.price)}`,
        ),
        ...(current && agreed ? [`In total: ${moneyText(current)} instead of ${moneyText(agreed)}`] : []),
      ],
    },
  ];
}

function sumIn(currency: string, amounts: readonly Money[]): Money | null {
  return amounts.every((amount) => amount.currency === currency)
    ? amounts.reduce(addMoney, { amount: 0, currency })
    : null;
}

const CANCELLATIONS: ReadonlySet<Trip['events'][number]['kind']> = new Set([
  'cancellationRequested',
  'cancelled',
  'leftOut',
]);

function nameTrip(trip: Trip, { travels }: MailReader): string {
  return travels === false ? `The trip of ${travelers(trip)}` : 'Your trip';
}

function nameRequest(trip: Trip, reader: MailReader): string {
  if (!isAddition(trip)) return nameTrip(trip, reader);
  const whose = reader.travels === false ? `the trip of ${travelers(trip)}` : 'your trip';
  return `What was added to ${whose}`;
}

function afterSilence(trip: Trip, reader: MailReader): string {
  if (trip.request?.isOpen)
    return `${withoutDecision(trip, reader)} The agency can then book something else.`;
  return `${withoutDecision(trip, reader)} You can then ${isAddition(trip) ? 'add it' : 'request it'} again.`;
}

function travelers({ travelers }: Trip): string {
  return LIST.format(travelers.map(nameText));
}

export function reminded(
  approval: Pick<NonNullable<Trip['approval']>, 'deciders'> | undefined,
  event: Pick<Trip['events'][number], 'at'> | undefined,
  { zone }: MailReader,
): string {
  const deciders = approval?.deciders.length ?? 0;
  if (deciders === 0 || !event) return '';
  return `, who ${deciders === 1 ? 'was' : 'were'} reminded on ${deadlineText(event.at, zone)}`;
}

function byWhom({ approval }: Trip): string {
  const names = approval?.deciders.map(nameText) ?? [];
  return names.length > 0 ? ` by ${names.join(' or ')}` : '';
}

function lastDecision({ events }: Trip, decision: 'approved' | 'rejected' | 'sentBack'): string {
  const event = events.findLast(({ kind }) => kind === decision);
  if (!event) return '.';
  return ` by ${decisionText(event)}${event.comment === undefined ? '.' : ''}`;
}

function afterRejection(trip: Trip): string[] {
  const unclear = unclearParts(trip);
  if (unclear.length > 0) {
    const names = LIST.format(unclear.map((part) => partHeading(part)));
    return [
      `What was waiting is released. A booking had already started, and its supplier has not answered yet: ${names}. It is cancelled if that costs nothing. You will get another e-mail.`,
      ...(hasBooked(without(trip, unclear)) ? ['What is already booked stays booked.'] : []),
    ];
  }
  if (trip.request?.isOpen) {
    return [
      'What was waiting is released. The request stays open, so that something else can be booked for it.',
      ...(hasBooked(trip) ? ['What is already booked stays booked.'] : []),
    ];
  }
  if (hasBooked(trip)) {
    return ['What was waiting is released. What is already booked stays booked. Open the trip to cancel it.'];
  }
  return [
    'Nothing was booked and nothing is charged.',
    ...(mayDo(trip, 'resubmit') ? ['You can change the trip and request it again.'] : []),
  ];
}

function unclearParts({ parts }: Trip): readonly TripPart[] {
  return parts.filter(
    ({ kind, status }) => kind !== 'external' && (status === 'confirming' || status === 'unknown'),
  );
}

function without(trip: Trip, parts: readonly TripPart[]): Trip {
  return { ...trip, parts: trip.parts.filter((part) => !parts.includes(part)) };
}

function hasBooked({ parts }: Trip): boolean {
  return isAnyBooked(parts.filter(({ status }) => status !== 'cancelling').map(({ status }) => status));
}
