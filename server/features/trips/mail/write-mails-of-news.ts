import type { ChangeMailKind, TripMailKind } from '../../../db/schema.ts';
import type { ChangeNewsKind, TripNewsKind, TripSubscriber } from '../trip-news.ts';
import { writeChangeMails } from './write-change-mails.ts';
import { writeTripMails } from './write-trip-mails.ts';

const TRIP_MAILS: Record<TripNewsKind, readonly TripMailKind[]> = {
  waits: ['trip_waiting', 'approval_requested'],
  approversAsked: ['approval_requested'],
  reminded: ['trip_reminder', 'approval_reminder'],
  questionAsked: ['trip_question'],
  questionAnswered: ['trip_answer'],
  approved: ['trip_approved'],
  rejected: ['trip_rejected'],
  sentBack: ['trip_sent_back'],
  expired: ['trip_expired'],
  booked: ['trip_confirmed'],
  partlyFailed: ['trip_partly_failed'],
  failed: ['trip_failed'],
  cancelled: ['trip_cancelled'],
  partCancelled: ['trip_part_cancelled'],
  cancellationDearer: ['cancellation_dearer'],
  requestMade: ['request_received', 'request_for_agency'],
  requestBooked: ['request_booked'],
  requestClosed: ['request_closed'],
  requestWithdrawn: ['request_withdrawn'],
  messageWritten: ['request_message'],
  messageAnswered: ['request_answered'],
  bookingCancelled: ['request_booking_cancelled'],
  airlineChanged: ['trip_airline_changed'],
  airlineChangeAccepted: ['trip_airline_accepted'],
};

const CHANGE_MAILS: Record<ChangeNewsKind, readonly ChangeMailKind[]> = {
  waits: ['change_waiting', 'change_approval_requested'],
  approversAsked: ['change_approval_requested'],
  reminded: ['change_reminder', 'change_approval_reminder'],
  questionAsked: ['change_question'],
  questionAnswered: ['change_answer'],
  approved: ['change_approved'],
  rejected: ['change_rejected'],
  expired: ['change_expired'],
  done: ['change_done'],
  failed: ['change_failed'],
};

export const writeMailsOfNews: TripSubscriber = async (deps, db, news) => {
  if ('change' in news) await writeChangeMails(deps, db, { ...news, kinds: CHANGE_MAILS[news.kind] });
  else await writeTripMails(deps, db, { ...news, kinds: TRIP_MAILS[news.kind] });
};
