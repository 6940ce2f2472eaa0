import type { Trip } from '#domain/contract.ts';
import { isAnyBooked } from '#domain/partly-booked.ts';
import { decisionText, ifNobodyActs } from './approval-texts.ts';
import { type MailReader, mayDo, nameText } from './mail-reader.ts';
import { risenPrices } from './risen-prices.ts';

export function waitingText(trip: Trip, reader: MailReader): string[] {
  return [
    risenPrices(trip).length > 0
      ? `${tripOf(trip, reader)} waits for an approval again${byWhom(trip)}, because prices have risen beyond what was approved.`
      : `${tripOf(trip, reader)} is reserved and waits for an approval${byWhom(trip)}.`,
    `${ifNobodyActs(trip)} You can then request it again.`,
  ];
}

export function reminderText(trip: Trip, reader: MailReader): string[] {
  return [
    `${tripOf(trip, reader)} still waits for an approval${byWhom(trip)}, who have been reminded.`,
    `${ifNobodyActs(trip)} You can then request it again.`,
  ];
}

export function approvedText(trip: Trip, reader: MailReader): string[] {
  return [
    `${tripOf(trip, reader)} was approved${lastDecision(trip, 'approved')}`,
    'It is being booked. You get another e-mail when it is confirmed.',
  ];
}

export function refusedText(trip: Trip, reader: MailReader): string[] {
  return [`${tripOf(trip, reader)} was refused${lastDecision(trip, 'rejected')}`, ...afterRefusal(trip)];
}

export function sentBackText(trip: Trip, reader: MailReader): string[] {
  return [
    `${tripOf(trip, reader)} was sent back for changes${lastDecision(trip, 'sentBack')}`,
    ...afterRefusal(trip),
  ];
}

export function expiredText(trip: Trip, reader: MailReader): string[] {
  if (hasBooked(trip)) {
    return [
      'Nobody approved in time what was waiting, so that part was given back and nothing is charged for it.',
      'What is booked stays booked. Open the trip to cancel it.',
    ];
  }
  const whose = reader.travels === false ? `the trip of ${travellers(trip)}` : 'your trip';
  return [
    `Nobody approved ${whose} in time, so nothing was booked and nothing is charged.`,
    ...(mayDo(trip, 'resubmit') ? ['It is kept as it was: you can request it again.'] : []),
  ];
}

export function confirmedText(trip: Trip, reader: MailReader): string[] {
  return [`${tripOf(trip, reader)} is booked. The itinerary is below, and as a calendar file attached.`];
}

export function failedText(trip: Trip, reader: MailReader): string[] {
  return [
    `${tripOf(trip, reader)} could not be booked. Nothing is charged for what was not booked.`,
    'The reason is given with each part below.',
  ];
}

export function partlyFailedText(trip: Trip, reader: MailReader): string[] {
  const whose = reader.travels === false ? `the trip of ${travellers(trip)}` : 'your trip';
  return [
    `A part of ${whose} could not be booked; the reason is given with it below. Nothing is charged for that part.`,
    'What is booked stays booked. Open the trip to go on without the rest, or to cancel it.',
  ];
}

export function cancelledText(trip: Trip, reader: MailReader): string[] {
  const { events } = trip;
  const request = events.findLast(({ kind, by }) => by && CANCELLATIONS.has(kind));
  const by = request?.by ? ` by ${nameText(request.by)}` : '';
  return [
    `${tripOf(trip, reader)} was cancelled${by}${request?.comment === undefined ? '.' : `: ${request.comment}`}`,
  ];
}

const CANCELLATIONS: ReadonlySet<Trip['events'][number]['kind']> = new Set([
  'cancellationRequested',
  'cancelled',
  'leftOut',
]);

/** The arranger reads of the trip of others. */
function tripOf(trip: Trip, { travels }: MailReader): string {
  return travels === false ? `The trip of ${travellers(trip)}` : 'Your trip';
}

function travellers({ travelers }: Trip): string {
  return new Intl.ListFormat('en-GB').format(travelers.map(nameText));
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

function afterRefusal(trip: Trip): string[] {
  if (hasBooked(trip)) {
    return [
      'What was waiting is given back. What is booked already stays booked. Open the trip to cancel it.',
    ];
  }
  return [
    'Nothing was booked and nothing is charged.',
    ...(mayDo(trip, 'resubmit') ? ['You can change the trip and request it again.'] : []),
  ];
}

/** What is held is being given back. */
function hasBooked({ parts }: Trip): boolean {
  return isAnyBooked(parts.filter(({ status }) => status !== 'cancelling').map(({ status }) => status));
}
