import type { Kysely } from 'kysely';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import type { Decider, PartChange, Trip } from '#domain/contract.ts';
import type { ChangeMailKind, Database } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { readTimeZone } from '../../companies/time-zone-repository.ts';
import { writeMail } from '../../mails/write-mail.ts';
import { addAskedForChange, listPeopleToAskForChange } from '../change/asked-of-change-repository.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { readTripUnchecked } from '../trip-repository.ts';
import {
  type MailAddressee,
  readAddressees,
  readCopyAddresses,
  readTripAddressees,
} from './addressee-repository.ts';
import { changeMail } from './change-mails.ts';

type ApprovalMailKind = 'change_approval_requested' | 'change_approval_reminder';

interface ChangeRef {
  id: string;
  trip_id: string;
}

interface Change extends CompanyMoment {
  change: ChangeRef;
  kinds: readonly ChangeMailKind[];
}

/**
 * Queues a mail about a change for its readers: the deciders, or travellers and requesters, with a copy to the company
 * once the change is done. The practice switch for silent approvers suppresses mails to deciders.
 */
export async function writeChangeMails(
  deps: Deps,
  db: Kysely<Database>,
  { change, kinds, now, silentApprovers }: Change,
): Promise<void> {
  for (const kind of kinds) {
    if (!isForApprovers(kind)) await writeToTravellers(deps, db, { now, change, kind });
    else if (!silentApprovers) {
      const people = await listPeopleToAskForChange(db, change.id, now);
      await writeChangeApprovalMails(deps, db, { now, change, kind, people });
    }
  }
}

interface ApprovalMails extends Pick<CompanyMoment, 'now'> {
  change: ChangeRef;
  kind: ApprovalMailKind;
  people: readonly Decider[];
}

/** Asks people for an approval, in the transaction that records that they were asked. */
export async function writeChangeApprovalMails(
  deps: Deps,
  db: Kysely<Database>,
  { now, change, kind, people }: ApprovalMails,
): Promise<void> {
  const ids = people.map(({ _id }) => _id);
  for (const addressee of await readAddressees(db, ids)) {
    const read = await readNews(db, change, addressee, now);
    const onBehalfOf = people.find(({ _id }) => _id === addressee.companyUserId)?.onBehalfOf;
    const { firstName, zone, companyUserId } = addressee;
    const reader = { firstName, zone, companyUserId, ...(onBehalfOf && { onBehalfOf }) };
    await writeMail(deps, db, addressee, changeMail(deps.config, kind, { ...read, reader }));
  }
  await addAskedForChange(db, { id: change.id, tripId: change.trip_id }, people);
}

interface TravellerMails extends Pick<CompanyMoment, 'now'> {
  change: ChangeRef;
  kind: ChangeMailKind;
}

async function writeToTravellers(
  deps: Deps,
  db: Kysely<Database>,
  { now, change, kind }: TravellerMails,
): Promise<void> {
  for (const addressee of await readTripAddressees(db, change.trip_id, 'ever')) {
    const read = await readNews(db, change, addressee, now);
    const travels = read.trip.travelers.some(({ _id }) => _id === addressee.companyUserId);
    const { firstName, zone, companyUserId } = addressee;
    const reader = { firstName, zone, companyUserId, travels };
    await writeMail(deps, db, addressee, changeMail(deps.config, kind, { ...read, reader }));
  }
  if (kind !== 'change_done') return;
  const trip = await readTripUnchecked(db, change.trip_id, { now });
  const zone = await readTimeZone(db, trip.company._id);
  const news = { trip, change: changeIn(trip, change), reader: { zone, travels: true } };
  for (const email of await readCopyAddresses(db, trip.company._id)) {
    await writeMail(deps, db, { email }, changeMail(deps.config, kind, news));
  }
}

/** Reads the trip and its change with the actions of the addressee. */
async function readNews(db: Kysely<Database>, change: ChangeRef, addressee: MailAddressee, now: Date) {
  const viewer = { abilities: defineAbilitiesFor(addressee), signedIn: addressee, now };
  const trip = await readTripUnchecked(db, change.trip_id, viewer);
  return { trip, change: changeIn(trip, change) };
}

function changeIn({ changes = [] }: Trip, { id }: ChangeRef): PartChange {
  const change = changes.find(({ _id }) => _id === id);
  if (!change) throw new Error(`The trip has no change ${id}`);
  return change;
}

function isForApprovers(kind: ChangeMailKind): kind is ApprovalMailKind {
  return kind === 'change_approval_requested' || kind === 'change_approval_reminder';
}
