import type { Trip, TripAction } from '#domain/contract.ts';
import { isAnyBooked } from '#domain/partly-booked.ts';
import { REQUEST_KINDS } from '#domain/trip-requests.ts';
import { referenceData } from '../../enums/reference-data.ts';
import type { MailSection } from '../../mails/mail-layout.ts';
import { partHeading } from '../part/kinds/part-kinds.ts';
import { costText, deadlineText, moneyText } from '../part/kinds/value-words.ts';
import { additionSections, isAddition } from './added-texts.ts';
import { type MailReader, mayDo, nameText, whereToDecide } from './mail-reader.ts';
import { listPriceRises } from './price-rises.ts';
import { policySections } from './rule-words.ts';

type PolicyReason = NonNullable<Trip['bookingInfo']['reason']>;

export function approvalRequest(trip: Trip, reader: MailReader): string[] {
  return [
    decideBy(trip.approval, reader),
    ...delegation(reader),
    listPriceRises(trip).length > 0
      ? 'Prices have gone up beyond what was approved, so this trip needs your approval again.'
      : requestText(trip),
    ...departures(trip, trip.approval),
    ...choices(trip, reader),
    withoutDecision(trip, reader),
  ];
}

function requestText(trip: Trip): string {
  const { by = trip.createdBy } = trip.events.findLast(({ kind }) => kind === 'partsAdded') ?? {};
  if (isAddition(trip) && trip.parts.some(({ kind, status }) => kind === 'external' && status === 'held')) {
    return `${nameText(by)} has recorded what the agency has booked elsewhere for this trip, and asks you to approve it.`;
  }
  return isAddition(trip)
    ? `${nameText(by)} has added to a booked trip, and asks you to approve what is new. What is already booked stays booked.`
    : `${nameText(trip.createdBy)} asks you to approve this trip, which costs ${moneyText(trip.total.asked)} in total.`;
}

export function approvalReminder(trip: Trip, reader: MailReader): string[] {
  return [
    decideBy(trip.approval, reader),
    ...delegation(reader),
    `${nameText(trip.createdBy)} is still waiting for you to approve this trip.`,
    ...departures(trip, trip.approval),
    ...choices(trip, reader),
    withoutDecision(trip, reader),
  ];
}

export function decideBy(
  approval: Pick<NonNullable<Trip['approval']>, 'until'> | undefined,
  { zone }: MailReader,
): string {
  return approval ? `Please decide by ${deadlineText(approval.until, zone)}.` : 'Please decide.';
}

export function delegation({ onBehalfOf }: MailReader): string[] {
  return onBehalfOf ? [`You are asked as the delegate of ${nameText(onBehalfOf)}.`] : [];
}

export function departures(
  { travelers }: Trip,
  approval: Pick<NonNullable<Trip['approval']>, 'departed'> | undefined,
): string[] {
  const departed = new Set(approval?.departed);
  return travelers
    .filter(({ _id }) => departed.has(_id))
    .map((traveler) => `${nameText(traveler)}, one of the travellers, is no longer active in the company.`);
}

const CHOICES: readonly (readonly [TripAction, string])[] = [
  ['approve', 'approve it'],
  ['reject', 'reject it'],
  ['sendBack', 'send it back for changes'],
];

function choices(trip: Trip, reader: MailReader): string[] {
  const allowed = CHOICES.filter(([action]) => mayDo(trip, action)).map(([, words]) => words);
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(allowed);
  return allowed.length > 0 ? [`You can ${list}. ${whereToDecide(reader)}`] : [];
}

export function withoutDecision(trip: Trip, { zone }: MailReader): string {
  const { approval, parts } = trip;
  const outcome = isAnyBooked(parts.map(({ status }) => status))
    ? 'what is waiting will not be booked; what is already booked stays booked'
    : trip.request?.isOpen
      ? 'what is waiting will be released, and the request stays open'
      : 'it will not be booked';
  if (!approval) return `Without approval, ${outcome}.`;
  return `Without approval by ${deadlineText(approval.until, zone)}, ${outcome}.`;
}

export function approvalSections(trip: Trip): MailSection[] {
  return [
    ...policySections(trip),
    ...priceRiseSections(trip),
    { heading: 'The request', lines: requestLines(trip) },
    ...additionSections(trip),
  ];
}

function requestLines({ createdBy, bookingInfo, events }: Trip): string[] {
  const { purpose, reason, comment, referenceFields } = bookingInfo;
  const requested = events.findLastIndex(({ kind }) => REQUEST_KINDS.has(kind));
  const approved = events.filter(({ kind }, index) => index > requested && kind === 'approved');
  return [
    `Requested by: ${nameText(events[requested]?.by ?? createdBy)}`,
    `Purpose: ${purposeText(purpose)}`,
    ...(reason ? [`Reason for being out of policy: ${reasonText(reason)}`] : []),
    ...(comment === undefined ? [] : [`Comment: ${comment}`]),
    ...referenceFields.map(({ name, value }) => `${name}: ${value}`),
    ...approved.map((event) => `Already approved at level ${event.level ?? 1} by: ${decisionText(event)}`),
  ];
}

export function priceRiseSections(trip: Trip): MailSection[] {
  const lines = listPriceRises(trip).map(
    ({ part, accepted, current }) =>
      `${partHeading(part)}: ${costText(accepted, part.price)} as approved, ${costText(current, part.price)} now`,
  );
  return lines.length > 0 ? [{ heading: 'Prices that have gone up', lines }] : [];
}

export function decisionText({ by, onBehalfOf, comment }: Trip['events'][number]): string {
  const who = by ? nameText(by) : 'an approver';
  const forWhom = onBehalfOf ? ` for ${nameText(onBehalfOf)}` : '';
  return `${who}${forWhom}${comment === undefined ? '' : `: ${comment}`}`;
}

export function purposeText(purpose: string): string {
  return referenceData.trippurposes().find(({ id }) => id === purpose)?.label ?? purpose;
}

const REASONS = {
  noAlternative: 'nothing in policy was left',
  closerToMeeting: 'it is closer to the meeting',
  clientRequest: 'the client asked for it',
  safety: 'safety',
  health: 'health',
  cheaperOverall: 'it is cheaper overall',
  other: 'another reason',
} satisfies Record<PolicyReason['code'], string>;

export function reasonText({ code, text }: PolicyReason): string {
  return text === undefined ? REASONS[code] : `${REASONS[code]}: ${text}`;
}
