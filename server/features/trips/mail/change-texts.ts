import type { PartChange, Trip } from '#domain/contract.ts';
import { deadlineText } from '../part/kinds/value-words.ts';
import { decisionText, delegation, departures } from './approval-texts.ts';
import { CHANGE_FAILURE_TEXTS } from './failure-texts.ts';
import { type MailReader, nameText, whereToDecide } from './mail-reader.ts';
import { reminded } from './traveller-texts.ts';

/** A change, its trip and the reader of the mail. */
export interface ChangeNews {
  trip: Trip;
  change: PartChange;
  reader: MailReader;
}

const STAYS = 'What is booked stays booked as it is.';

export function changeRequestText(news: ChangeNews): string[] {
  const { change, reader } = news;
  return [
    ...delegation(reader),
    change.agreed
      ? 'A change that was approved has become dearer than was agreed to, so it was not made and needs your approval again. What was agreed to and what it costs now is below.'
      : `${nameText(change.requestedBy)} asks for your approval of a change of a trip that is booked.`,
    ...departures(news.trip, change.approval),
    ...choices(news),
    afterSilence(news),
  ];
}

export function changeRequestReminder(news: ChangeNews): string[] {
  const { change, reader } = news;
  return [
    ...delegation(reader),
    `${nameText(change.requestedBy)} still waits for your approval of a change of a trip that is booked.`,
    ...departures(news.trip, change.approval),
    ...choices(news),
    afterSilence(news),
  ];
}

export function changeWaitingText(news: ChangeNews): string[] {
  const { change } = news;
  const waits = `A change of ${nameTrip(news)} waits for an approval${byWhom(change)}`;
  const why = change.agreed ? ' again, because it has become dearer than was agreed to' : '';
  return [`${waits}${why}.`, afterSilence(news)];
}

export function changeReminderText(news: ChangeNews): string[] {
  const { trip, change, reader } = news;
  const reminder = trip.events.findLast(
    ({ kind, changeId }) => kind === 'changeReminded' && changeId === change._id,
  );
  return [
    `A change of ${nameTrip(news)} still waits for an approval${byWhom(change)}${reminded(change.approval, reminder, reader)}.`,
    afterSilence(news),
  ];
}

export function changeApprovedText(news: ChangeNews): string[] {
  return [
    `A change of ${nameTrip(news)} was approved${lastDecision(news, 'changeApproved')}`,
    'It is being carried out. You get another e-mail when it is done. Until then, what is booked stays as it is.',
  ];
}

export function changeRejectedText(news: ChangeNews): string[] {
  return [`A change of ${nameTrip(news)} was refused${lastDecision(news, 'changeRejected')}`, STAYS];
}

export function changeExpiredText(news: ChangeNews): string[] {
  return [
    `The change of ${nameTrip(news)} was not approved in time, so nothing was changed and nothing is charged for it.`,
    STAYS,
  ];
}

export function changeDoneText(news: ChangeNews): string[] {
  return [
    `A part of ${nameTrip(news)} was changed. How it is booked now is below; the calendar file that is attached takes the place of the earlier one.`,
  ];
}

export function changeFailedText(news: ChangeNews): string[] {
  const { trip, change } = news;
  const part = trip.parts.find(({ _id }) => _id === change.partId);
  return [
    `A change of ${nameTrip(news)} could not be carried out: ${CHANGE_FAILURE_TEXTS[change.failure ?? 'declined']}. Nothing is charged for it.`,
    part?.status === 'confirmed' ? STAYS : 'Open the trip to see what has become of what was booked.',
  ];
}

function choices({ change: { mayDecide }, reader }: ChangeNews): string[] {
  return mayDecide ? [`You may approve it or refuse it. ${whereToDecide(reader)}`] : [];
}

function afterSilence({ change: { approval }, reader }: ChangeNews): string {
  const until = approval ? ` by ${deadlineText(approval.until, reader.zone)}` : '';
  return `Without an approval${until} nothing is changed, and what is booked stays booked as it is.`;
}

function nameTrip({ trip, reader }: ChangeNews): string {
  if (reader.travels !== false) return 'your trip';
  return `the trip of ${new Intl.ListFormat('en-GB').format(trip.travelers.map(nameText))}`;
}

function byWhom({ approval }: PartChange): string {
  const names = approval?.deciders.map(nameText) ?? [];
  return names.length > 0 ? ` by ${names.join(' or ')}` : '';
}

function lastDecision({ trip, change }: ChangeNews, decision: 'changeApproved' | 'changeRejected'): string {
  const event = trip.events.findLast(({ kind, changeId }) => kind === decision && changeId === change._id);
  if (!event) return '.';
  return ` by ${decisionText(event)}${event.comment === undefined ? '.' : ''}`;
}
