import type { PartChange, Trip } from '#domain/contract.ts';
import { deadlineText } from '../part/kinds/value-words.ts';
import { decideBy, decisionText, delegation, departures } from './approval-texts.ts';
import { CHANGE_FAILURE_TEXTS } from './failure-texts.ts';
import { type MailReader, nameText, whereToDecide } from './mail-reader.ts';
import { reminded } from './traveler-texts.ts';

export interface ChangeNews {
  trip: Trip;
  change: PartChange;
  reader: MailReader;
}

const STAYS = 'What is booked stays as it is.';

export function changeRequestText(news: ChangeNews): string[] {
  const { change, reader } = news;
  return [
    decideBy(change.approval, reader),
    ...delegation(reader),
    change.agreed
      ? 'A change that was approved now costs more than was agreed, so it was not made and needs your approval again. Both prices are below.'
      : `${nameText(change.requestedBy)} asks you to approve a change to a booked trip.`,
    ...departures(news.trip, change.approval),
    ...choices(news),
    afterSilence(news),
  ];
}

export function changeRequestReminder(news: ChangeNews): string[] {
  const { change, reader } = news;
  return [
    decideBy(change.approval, reader),
    ...delegation(reader),
    `${nameText(change.requestedBy)} is still waiting for you to approve a change to a booked trip.`,
    ...departures(news.trip, change.approval),
    ...choices(news),
    afterSilence(news),
  ];
}

export function changeWaitingText(news: ChangeNews): string[] {
  const { change } = news;
  const waits = `A change to ${nameTrip(news)} is waiting for approval${byWhom(change)}`;
  const why = change.agreed ? ' again, because it now costs more than was agreed' : '';
  return [`${waits}${why}.`, afterSilence(news)];
}

export function changeReminderText(news: ChangeNews): string[] {
  const { trip, change, reader } = news;
  const reminder = trip.events.findLast(
    ({ kind, changeId }) => kind === 'changeReminded' && changeId === change._id,
  );
  return [
    `A change to ${nameTrip(news)} is still waiting for approval${byWhom(change)}${reminded(change.approval, reminder, reader)}.`,
    afterSilence(news),
  ];
}

export function changeApprovedText(news: ChangeNews): string[] {
  return [
    `A change to ${nameTrip(news)} was approved${lastDecision(news, 'changeApproved')}`,
    'It is being made now, and you will get another e-mail when it is done. Until then, what is booked stays as it is.',
  ];
}

export function changeRejectedText(news: ChangeNews): string[] {
  return [`A change to ${nameTrip(news)} was rejected${lastDecision(news, 'changeRejected')}`, STAYS];
}

export function changeExpiredText(news: ChangeNews): string[] {
  return [
    `The change to ${nameTrip(news)} was not approved in time, so nothing was changed and nothing is charged for it.`,
    STAYS,
  ];
}

export function changeDoneText(news: ChangeNews): string[] {
  return [
    `A part of ${nameTrip(news)} was changed. The new booking is below; the attached calendar file replaces the earlier one.`,
  ];
}

export function changeFailedText(news: ChangeNews): string[] {
  const { trip, change } = news;
  const part = trip.parts.find(({ _id }) => _id === change.partId);
  return [
    `A change to ${nameTrip(news)} could not be made: ${CHANGE_FAILURE_TEXTS[change.failure ?? 'declined']}. Nothing is charged for it.`,
    part?.status === 'confirmed' ? STAYS : 'Open the trip to see what happened to the booking.',
  ];
}

function choices({ change: { mayDecide }, reader }: ChangeNews): string[] {
  return mayDecide ? [`You can approve it or reject it. ${whereToDecide(reader)}`] : [];
}

export function afterSilence({ change: { approval }, reader }: ChangeNews): string {
  const until = approval ? ` by ${deadlineText(approval.until, reader.zone)}` : '';
  return `Without approval${until}, nothing is changed, and what is booked stays as it is.`;
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
