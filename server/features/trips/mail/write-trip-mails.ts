import type { Kysely } from 'kysely';
import type { Decider } from '#domain/contract.ts';
import type { Database, TripMailKind } from '../../../db/schema.ts';
import { readTimeZone } from '../../companies/time-zone-repository.ts';
import { writeMail } from '../../mails/write-mail.ts';
import { aboutTrip } from '../approval/approval-subject.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { readTripUnchecked } from '../page/trip-repository.ts';
import type { SubscriberDeps } from '../trip-news.ts';
import { findRecorder, isTravelerGone, readTripAddressees } from './addressee-repository.ts';
import { tripMail } from './trip-mails.ts';
import {
  type ComposeMail,
  writeCopies,
  writeToAddressees,
  writeToApprovers,
  writeToDeciders,
} from './write-to-readers.ts';

interface TripMailsToWrite extends Pick<CompanyMoment, 'now' | 'silentApprovers'> {
  trip: { _id: string };
  kinds: readonly TripMailKind[];
  approvers?: readonly Decider[];
  asker?: string;
}

export async function writeTripMails(
  deps: SubscriberDeps,
  db: Kysely<Database>,
  { trip: { _id: tripId }, kinds, approvers, asker, ...moment }: TripMailsToWrite,
): Promise<void> {
  for (const kind of kinds) {
    const mails = { tripId, kind, now: moment.now };
    const compose: ComposeMail = (trip, reader) => tripMail(deps.config, kind, trip, reader);
    if (FOR_AGENCY.has(kind)) await writeToAgency(deps, db, mails, compose);
    if (kind === 'request_withdrawn') await writeToRecorder(deps, db, mails, compose);
    if (FOR_AGENCY.has(kind)) continue;
    if (kind === 'trip_answer') {
      await writeToDeciders(deps, db, { ...moment, subject: aboutTrip(tripId), asker }, compose);
      continue;
    }
    if (!FOR_APPROVERS.has(kind)) await writeToTravelers(deps, db, mails, compose);
    else await writeToApprovers(deps, db, { ...moment, subject: aboutTrip(tripId), approvers }, compose);
  }
}

interface TripMails extends Pick<CompanyMoment, 'now'> {
  tripId: string;
  kind: TripMailKind;
}

async function writeToTravelers(
  deps: SubscriberDeps,
  db: Kysely<Database>,
  mails: TripMails,
  compose: ComposeMail,
): Promise<void> {
  const { tripId, kind } = mails;
  const requesters = kind.startsWith('request_') ? 'first' : 'ever';
  const recorder = REFUSALS.has(kind) ? await findRecorder(db, tripId) : null;
  const addressees = await readTripAddressees(db, tripId, requesters);
  const isAgency = ({ userId }: { userId: string }) => userId === recorder;
  await writeToAddressees(deps, db, { ...mails, addressees, isAgency }, compose);
  if (REFUSALS.has(kind)) await writeToAgency(deps, db, mails, compose);
  // The company's assistants look after the trip of a traveler who has left.
  if (!COPIED.has(kind) && !(await isTravelerGone(db, tripId))) return;
  await writeCopies(deps, db, mails, compose);
}

const FOR_APPROVERS: ReadonlySet<TripMailKind> = new Set(['approval_requested', 'approval_reminder']);

const COPIED: ReadonlySet<TripMailKind> = new Set(['trip_confirmed', 'request_booked']);

const FOR_AGENCY: ReadonlySet<TripMailKind> = new Set([
  'request_for_agency',
  'request_message',
  'request_withdrawn',
]);

/**
 * Mails that the agency gets while the request is open, because it may have to cancel a booking that was not approved.
 */
const REFUSALS: ReadonlySet<TripMailKind> = new Set(['trip_rejected', 'trip_sent_back', 'trip_expired']);

async function writeToRecorder(
  deps: SubscriberDeps,
  db: Kysely<Database>,
  mails: TripMails,
  compose: ComposeMail,
): Promise<void> {
  const recorder = await findRecorder(db, mails.tripId);
  const everyone = await readTripAddressees(db, mails.tripId, 'ever');
  const addressees = everyone.filter(({ userId }) => userId === recorder);
  await writeToAddressees(deps, db, { ...mails, addressees }, (trip, reader) =>
    compose(trip, { ...reader, isAgency: true, travels: false }),
  );
}

async function writeToAgency(
  deps: SubscriberDeps,
  db: Kysely<Database>,
  { now, tripId, kind }: TripMails,
  compose: ComposeMail,
): Promise<void> {
  const { agencyEmail: email } = deps.config;
  if (email === undefined) return;
  const trip = await readTripUnchecked(db, tripId, { now });
  if (REFUSALS.has(kind) && !trip.request?.isOpen) return;
  const zone = await readTimeZone(db, trip.company._id);
  await writeMail(deps, db, { email }, compose(trip, { zone, isAgency: true, travels: false }));
}
