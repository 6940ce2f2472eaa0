import type { Kysely } from 'kysely';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import type { Decider } from '#domain/contract.ts';
import type { Database, TripMailKind } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { writeMail } from '../../mails/write-mail.ts';
import { addAskedApprovers, listPeopleToAsk } from '../approval/asked-approver-repository.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { readTripUnasked } from '../trip-repository.ts';
import {
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
 * Writes each mail to those whom it is for: to those who may decide, or to those who travel and who has asked for the
 * trip, and a copy to the company when it is booked. In practice approvers may be silent.
 */
export async function writeTripMails(
  deps: Deps,
  db: Kysely<Database>,
  { trip: { _id: tripId }, kinds, now, silentApprovers }: TripNews,
): Promise<void> {
  for (const kind of kinds) {
    if (!isForApprovers(kind)) await writeToTravellers(deps, db, { now, tripId, kind });
    else if (!silentApprovers) {
      const people = await listPeopleToAsk(db, tripId);
      await writeApprovalMails(deps, db, { now, tripId, kind, people });
    }
  }
}

interface ApprovalMails extends Pick<CompanyMoment, 'now'> {
  tripId: string;
  kind: ApprovalMailKind;
  people: readonly Decider[];
}

/** Asks people for an approval, in the transaction that remembers that they were asked. */
export async function writeApprovalMails(
  deps: Deps,
  db: Kysely<Database>,
  { now, tripId, kind, people }: ApprovalMails,
): Promise<void> {
  const ids = people.map(({ _id }) => _id);
  for (const addressee of await readAddressees(db, ids)) {
    const trip = await readTripFor(db, tripId, addressee, now);
    const onBehalfOf = people.find(({ _id }) => _id === addressee.companyUserId)?.onBehalfOf;
    const reader = { firstName: addressee.firstName, ...(onBehalfOf && { onBehalfOf }) };
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
  for (const addressee of await readTripAddressees(db, tripId)) {
    const trip = await readTripFor(db, tripId, addressee, now);
    const travels = trip.travelers.some(({ _id }) => _id === addressee.companyUserId);
    const reader = { firstName: addressee.firstName, travels };
    await writeMail(deps, db, addressee, tripMail(deps.config, kind, trip, reader));
  }
  if (kind !== 'trip_confirmed') return;
  const trip = await readTripUnasked(db, tripId);
  for (const email of await readCopyAddresses(db, trip.company._id)) {
    await writeMail(deps, db, { email }, tripMail(deps.config, kind, trip, { travels: true }));
  }
}

/** The trip with what the addressee may do with it. */
async function readTripFor(db: Kysely<Database>, tripId: string, addressee: MailAddressee, now: Date) {
  const viewer = { abilities: defineAbilitiesFor(addressee), signedIn: addressee, now };
  return await readTripUnasked(db, tripId, viewer);
}

function isForApprovers(kind: TripMailKind): kind is ApprovalMailKind {
  return kind === 'approval_requested' || kind === 'approval_reminder';
}
