import type { Kysely } from 'kysely';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import type { Decider } from '#domain/contract.ts';
import type { Database, TripMailKind } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { readTimeZone } from '../../companies/time-zone-repository.ts';
import { writeMail } from '../../mails/write-mail.ts';
import { addAskedApprovers, listPeopleToAsk } from '../approval/asked-approver-repository.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { readTripUnchecked } from '../trip-repository.ts';
import {
  findRecorder,
  isTravellerGone,
  type MailAddressee,
  readAddressees,
  readCopyAddresses,
  readTripAddressees,
} from './addressee-repository.ts';
import { tripMail } from './trip-mails.ts';

type ApprovalMailKind = 'approval_requested' | 'approval_reminder';

interface TripNews extends CompanyMoment {
  trip: { _id: string };
  kinds: readonly TripMailKind[];
}

/**
 * Queues a mail about a trip for its readers: the deciders, travellers and requesters with a copy to the company when
 * it is booked, or the agency. The practice switch for silent approvers suppresses mails to deciders.
 */
export async function writeTripMails(
  deps: Deps,
  db: Kysely<Database>,
  { trip: { _id: tripId }, kinds, now, silentApprovers }: TripNews,
): Promise<void> {
  for (const kind of kinds) {
    if (FOR_AGENCY.has(kind)) await writeToAgency(deps, db, { now, tripId, kind });
    if (kind === 'request_withdrawn') await writeToRecorder(deps, db, { now, tripId, kind });
    if (FOR_AGENCY.has(kind)) continue;
    if (!isForApprovers(kind)) await writeToTravellers(deps, db, { now, tripId, kind });
    else if (!silentApprovers) {
      const people = await listPeopleToAsk(db, tripId, now);
      await writeApprovalMails(deps, db, { now, tripId, kind, people });
    }
  }
}

interface ApprovalMails extends Pick<CompanyMoment, 'now'> {
  tripId: string;
  kind: ApprovalMailKind;
  people: readonly Decider[];
}

/** Asks people for an approval, in the transaction that records that they were asked. */
export async function writeApprovalMails(
  deps: Deps,
  db: Kysely<Database>,
  { now, tripId, kind, people }: ApprovalMails,
): Promise<void> {
  const ids = people.map(({ _id }) => _id);
  for (const addressee of await readAddressees(db, ids)) {
    const trip = await readTripFor(db, tripId, addressee, now);
    const onBehalfOf = people.find(({ _id }) => _id === addressee.companyUserId)?.onBehalfOf;
    const { firstName, zone, companyUserId } = addressee;
    const reader = { firstName, zone, companyUserId, ...(onBehalfOf && { onBehalfOf }) };
    await writeMail(deps, db, addressee, tripMail(deps.config, kind, trip, reader));
  }
  await addAskedApprovers(db, tripId, people);
}

interface TravellerMails extends Pick<CompanyMoment, 'now'> {
  tripId: string;
  kind: TripMailKind;
}

async function writeToTravellers(
  deps: Deps,
  db: Kysely<Database>,
  { now, tripId, kind }: TravellerMails,
): Promise<void> {
  const requesters = kind.startsWith('request_') ? 'first' : 'ever';
  const recorder = REFUSALS.has(kind) ? await findRecorder(db, tripId) : null;
  for (const addressee of await readTripAddressees(db, tripId, requesters)) {
    const trip = await readTripFor(db, tripId, addressee, now);
    const travels = trip.travelers.some(({ _id }) => _id === addressee.companyUserId);
    const isAgency = addressee.userId === recorder && { isAgency: true as const };
    const { firstName, zone, companyUserId } = addressee;
    const reader = { firstName, zone, companyUserId, travels, ...isAgency };
    await writeMail(deps, db, addressee, tripMail(deps.config, kind, trip, reader));
  }
  if (REFUSALS.has(kind)) await writeToAgency(deps, db, { now, tripId, kind });
  // The company's assistants look after the trip of a traveller who has left.
  if (!COPIED.has(kind) && !(await isTravellerGone(db, tripId))) return;
  const trip = await readTripUnchecked(db, tripId, { now });
  const reader = { zone: await readTimeZone(db, trip.company._id), travels: true };
  for (const email of await readCopyAddresses(db, trip.company._id)) {
    await writeMail(deps, db, { email }, tripMail(deps.config, kind, trip, reader));
  }
}

/** Mails of which the company gets a copy. */
const COPIED: ReadonlySet<TripMailKind> = new Set(['trip_confirmed', 'request_booked']);

/** Mails that the agency gets too, if its address is configured. */
const FOR_AGENCY: ReadonlySet<TripMailKind> = new Set([
  'request_for_agency',
  'request_message',
  'request_withdrawn',
]);

/**
 * Mails that the agency gets while the request is open, because it may have to cancel a booking that was not approved.
 */
const REFUSALS: ReadonlySet<TripMailKind> = new Set(['trip_rejected', 'trip_sent_back', 'trip_expired']);

/** Tells the person who recorded a booking that it has to be cancelled where it was made. */
async function writeToRecorder(
  deps: Deps,
  db: Kysely<Database>,
  { now, tripId, kind }: TravellerMails,
): Promise<void> {
  const recorder = await findRecorder(db, tripId);
  for (const addressee of await readTripAddressees(db, tripId, 'ever')) {
    if (addressee.userId !== recorder) continue;
    const trip = await readTripFor(db, tripId, addressee, now);
    const { firstName, zone, companyUserId } = addressee;
    const reader = { firstName, zone, companyUserId, isAgency: true, travels: false } as const;
    await writeMail(deps, db, addressee, tripMail(deps.config, kind, trip, reader));
  }
}

async function writeToAgency(
  deps: Deps,
  db: Kysely<Database>,
  { now, tripId, kind }: TravellerMails,
): Promise<void> {
  const { agencyEmail: email } = deps.config;
  if (email === undefined) return;
  const trip = await readTripUnchecked(db, tripId, { now });
  if (REFUSALS.has(kind) && !trip.request?.isOpen) return;
  const zone = await readTimeZone(db, trip.company._id);
  const reader = { zone, isAgency: true, travels: false } as const;
  await writeMail(deps, db, { email }, tripMail(deps.config, kind, trip, reader));
}

/** Reads the trip with the actions of the addressee. */
async function readTripFor(db: Kysely<Database>, tripId: string, addressee: MailAddressee, now: Date) {
  const viewer = { abilities: defineAbilitiesFor(addressee), signedIn: addressee, now };
  return await readTripUnchecked(db, tripId, viewer);
}

function isForApprovers(kind: TripMailKind): kind is ApprovalMailKind {
  return kind === 'approval_requested' || kind === 'approval_reminder';
}
