import { amountDue } from '#domain/checkout/amount-due.ts';
import type { Trip } from '#domain/contract.ts';
import { tripCosts } from '#domain/trip-costs.ts';
import type { ChangeMailKind, MailKind, TripMailKind } from '#server/db/schema.ts';
import { mailAsHtml } from '#server/features/mails/mail-html.ts';
import { type MailText, mailAsText } from '#server/features/mails/mail-layout.ts';
import { invitationMail, passwordChangedMail, resetMail } from '#server/features/mails/mail-texts.ts';
import { changeMail } from '#server/features/trips/mail/change-mails.ts';
import type { MailReader } from '#server/features/trips/mail/mail-reader.ts';
import { tripMail } from '#server/features/trips/mail/trip-mails.ts';
import {
  changeAcceptedMail,
  changeAskedMail,
  changeDeclinedMail,
} from '#server/features/users/profile-requests/profile-request-mails.ts';
import { AIRLINE_ACCEPTED, AIRLINE_CHANGED } from '../airline-trips.ts';
import {
  CHANGE_DONE,
  CHANGE_EXPIRED,
  CHANGE_FAILED,
  CHANGE_REFUSED,
  CHANGE_TO_DECIDE,
  CHANGE_WAITS,
  CHANGING,
} from '../changed-trips.ts';
import { FLIGHT } from '../flight/flight-fixtures.ts';
import {
  BOOKED_AND_OPEN,
  CLOSED_WITHOUT,
  OPEN,
  PARTLY_CANCELLED,
  QUESTION_SENT,
  TALKED_ABOUT,
  WITHDRAWN,
} from '../offline-trips.ts';
import { UNDECIDED } from '../partly-booked-trips.ts';
import { chf, DANIEL, MIRJAM, PETRA, RENTAL, RUTH, STAY, STAY_ABROAD, TRIP } from '../trip-fixtures.ts';
import { BOOKING, CANCELLED, EXPIRED, NOTHING_BOOKED, REFUSED, WAITING } from '../trips-by-status.ts';
import { SENT_BACK, TO_DECIDE } from '../trips-to-decide.ts';
import type { RenderedMail } from './rendered-mail.ts';

const APP_NAME = 'Zugvogel';
const CONFIG: Parameters<typeof invitationMail>[0] = {
  publicUrl: 'https://travel.example',
  client: { appName: APP_NAME, contactEmail: 'travel@alpenblick.example' },
};

const zone = 'Europe/Zurich';
const TRAVELER: MailReader = { firstName: MIRJAM.firstName, companyUserId: MIRJAM._id, zone, travels: true };
const APPROVER: MailReader = {
  firstName: DANIEL.firstName,
  companyUserId: DANIEL._id,
  zone,
  decisionSecret: 'h1Jq7wVfX2c9',
};
const DELEGATE: MailReader = { ...APPROVER, firstName: 'Ruth', decisionSecret: null, onBehalfOf: DANIEL };
const AGENCY: MailReader = { zone, isAgency: true, travels: false };

/** A flight, two stays of which one is abroad, and a car. */
const LONG_TRIP: Trip = {
  ...TRIP,
  startsOn: '2027-03-14',
  endsOn: '2027-03-20',
  parts: [STAY, RENTAL, STAY_ABROAD, FLIGHT],
  bookingInfo: { ...TRIP.bookingInfo, bookingFee: chf(12_00) },
};

const cancelling = (partId: string) => ({ kind: 'cancellationRequested', partId, by: MIRJAM }) as const;
const at = { _id: STAY._id, at: '2027-03-02T08:00:00.000Z' };

const DEARER: Trip = {
  ...TRIP,
  events: [
    ...TRIP.events,
    { ...at, ...cancelling(STAY._id) },
    { ...at, kind: 'cancellationDearer', partId: STAY._id, before: chf(0), after: chf(240_00) },
  ],
};

const WITHOUT_CAR: Trip = {
  ...TRIP,
  parts: [STAY, { ...RENTAL, status: 'cancelled', refund: chf(210_00), penalty: chf(0) }],
  events: [
    ...TRIP.events,
    { ...at, ...cancelling(RENTAL._id) },
    { ...at, kind: 'partCancelled', partId: RENTAL._id },
  ],
};

/** A trip or its change; only what is about a change names it. */
function subjectOf({ changes }: Trip): { changeId?: string } {
  const change = changes?.at(-1);
  return change ? { changeId: change._id } : {};
}

const QUESTION = { ...at, by: DANIEL, text: 'Could the meeting be held online?' };

function withQuestion(trip: Trip): Trip {
  return { ...trip, questions: [{ ...QUESTION, ...subjectOf(trip), mayAnswer: true }] };
}

function withAnswer(trip: Trip): Trip {
  const answer = { at: at.at, by: MIRJAM, text: 'No, the client wants to see the machine.' };
  return {
    ...trip,
    questions: [{ ...QUESTION, ...subjectOf(trip), answer }],
    events: [
      ...trip.events,
      { ...at, ...subjectOf(trip), kind: 'questionAnswered', questionId: QUESTION._id },
    ],
  };
}

const TRIP_MAILS: Record<TripMailKind, [trip: Trip, reader: MailReader]> = {
  approval_requested: [TO_DECIDE, APPROVER],
  approval_reminder: [TO_DECIDE, DELEGATE],
  trip_question: [withQuestion(TO_DECIDE), TRAVELER],
  trip_answer: [withAnswer(TO_DECIDE), APPROVER],
  trip_waiting: [WAITING, TRAVELER],
  trip_reminder: [WAITING, TRAVELER],
  trip_approved: [BOOKING, TRAVELER],
  trip_rejected: [REFUSED, TRAVELER],
  trip_sent_back: [SENT_BACK, TRAVELER],
  trip_expired: [EXPIRED, TRAVELER],
  trip_confirmed: [LONG_TRIP, TRAVELER],
  trip_failed: [NOTHING_BOOKED, TRAVELER],
  trip_partly_failed: [UNDECIDED, { ...TRAVELER, firstName: PETRA.firstName, travels: false }],
  trip_cancelled: [CANCELLED, TRAVELER],
  cancellation_dearer: [DEARER, TRAVELER],
  trip_part_cancelled: [WITHOUT_CAR, TRAVELER],
  trip_airline_changed: [AIRLINE_CHANGED, TRAVELER],
  trip_airline_accepted: [AIRLINE_ACCEPTED, TRAVELER],
  request_received: [OPEN, TRAVELER],
  request_for_agency: [OPEN, AGENCY],
  request_message: [TALKED_ABOUT, AGENCY],
  request_answered: [QUESTION_SENT, TRAVELER],
  request_booked: [BOOKED_AND_OPEN, TRAVELER],
  request_booking_cancelled: [PARTLY_CANCELLED, TRAVELER],
  request_closed: [CLOSED_WITHOUT, TRAVELER],
  request_withdrawn: [WITHDRAWN, AGENCY],
};

const CHANGE_MAILS: Record<ChangeMailKind, [trip: Trip, reader: MailReader]> = {
  change_approval_requested: [CHANGE_TO_DECIDE, APPROVER],
  change_approval_reminder: [CHANGE_TO_DECIDE, DELEGATE],
  change_question: [withQuestion(CHANGE_WAITS), TRAVELER],
  change_answer: [withAnswer(CHANGE_TO_DECIDE), APPROVER],
  change_waiting: [CHANGE_WAITS, TRAVELER],
  change_reminder: [CHANGE_WAITS, TRAVELER],
  change_approved: [CHANGING, TRAVELER],
  change_rejected: [CHANGE_REFUSED, TRAVELER],
  change_expired: [CHANGE_EXPIRED, TRAVELER],
  change_done: [CHANGE_DONE, TRAVELER],
  change_failed: [CHANGE_FAILED, TRAVELER],
};

function writeTripMail(kind: TripMailKind, [trip, reader]: [Trip, MailReader]): MailText {
  return tripMail(CONFIG, kind, withTotal(trip), reader);
}

/** The samples of trips are put together from parts, so their totals have to follow. */
function withTotal(trip: Trip): Trip {
  const costs = tripCosts(trip.parts.map((part) => ({ ...part, changeFees: [] })));
  return costs
    ? { ...trip, total: { asked: amountDue({ asked: costs }, trip.bookingInfo.bookingFee) } }
    : trip;
}

function writeChangeMail(kind: ChangeMailKind, [trip, reader]: [Trip, MailReader]): MailText {
  const change = trip.changes?.at(-1);
  if (!change) throw new Error(`The trip of the mail ${kind} has no change`);
  return changeMail(CONFIG, kind, { trip, change, reader });
}

const PROFILE = { noun: 'profile', path: `/users/${MIRJAM._id}#personal` } as const;

const SAMPLES = [
  invitationMail(CONFIG, MIRJAM, 'token'),
  resetMail(CONFIG, MIRJAM, 'token'),
  passwordChangedMail(CONFIG, MIRJAM),
  changeAskedMail(CONFIG, RUTH, MIRJAM, PROFILE),
  changeAcceptedMail(CONFIG, MIRJAM, PROFILE),
  changeDeclinedMail(CONFIG, MIRJAM, PROFILE),
  ...Object.entries(TRIP_MAILS).map(([kind, sample]) => writeTripMail(kind as TripMailKind, sample)), // a key of the table
  ...Object.entries(CHANGE_MAILS).map(([kind, sample]) => writeChangeMail(kind as ChangeMailKind, sample)), // likewise
];

/** One mail of each kind, as its readers get it. */
export const MAILS = new Map<MailKind, RenderedMail>(
  SAMPLES.map((mail) => [
    mail.kind,
    { subject: mail.subject, text: mailAsText(mail), html: mailAsHtml(mail, APP_NAME) },
  ]),
);
