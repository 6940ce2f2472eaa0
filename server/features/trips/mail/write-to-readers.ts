import type { Kysely } from 'kysely';
import { defineAbilitiesFor } from '#domain/abilities.ts';
import type { Decider, Trip } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import { readTimeZone } from '../../companies/time-zone-repository.ts';
import type { MailText } from '../../mails/mail-layout.ts';
import { writeMail } from '../../mails/write-mail.ts';
import { addAskedApprovers, listPeopleToAsk } from '../approval/approval-repository.ts';
import type { ApprovalSubject } from '../approval/approval-subject.ts';
import { createMailSecret } from '../approval/decision-by-mail.ts';
import type { CompanyMoment } from '../company-moment.ts';
import { findTripRow, readTripUnchecked } from '../page/trip-repository.ts';
import type { SubscriberDeps } from '../trip-news.ts';
import type { TripViewer } from '../trip-standing.ts';
import { type MailAddressee, readAddressees, readCopyAddresses } from './addressee-repository.ts';
import type { MailReader } from './mail-reader.ts';

export type ComposeMail = (trip: Trip, reader: MailReader) => MailText;

interface ApprovalRequest extends Pick<CompanyMoment, 'now' | 'silentApprovers'> {
  subject: ApprovalSubject;
  approvers?: readonly Decider[];
}

/**
 * Asks the approvers of a trip or of a change, in the transaction that records that they were asked. The practice switch
 * for silent approvers suppresses it.
 */
export async function writeToApprovers(
  deps: SubscriberDeps,
  db: Kysely<Database>,
  { subject, approvers, now, silentApprovers }: ApprovalRequest,
  compose: ComposeMail,
): Promise<void> {
  if (silentApprovers) return;
  const people = approvers ?? (await listPeopleToAsk(db, subject, now));
  const ids = people.map(({ _id }) => _id);
  for (const addressee of await readAddressees(db, ids)) {
    const trip = await readTripFor(db, { tripId: subject.tripId, addressee, now });
    const onBehalfOf = people.find(({ _id }) => _id === addressee.companyUserId)?.onBehalfOf;
    const { firstName, zone, companyUserId } = addressee;
    const decisionSecret = await createMailSecret(deps, db, { approver: addressee, subject, trip });
    const reader = { firstName, zone, companyUserId, onBehalfOf, decisionSecret };
    await writeMail(deps, db, addressee, compose(trip, reader));
  }
  await addAskedApprovers(db, subject, people);
}

interface AnswerToApprovers extends Pick<CompanyMoment, 'now' | 'silentApprovers'> {
  subject: ApprovalSubject;
  asker: string | undefined;
}

export async function writeToDeciders(
  deps: SubscriberDeps,
  db: Kysely<Database>,
  { subject, asker, now, silentApprovers }: AnswerToApprovers,
  compose: ComposeMail,
): Promise<void> {
  if (silentApprovers) return;
  const { tripId } = subject;
  const people = await listPeopleToAsk(db, subject, now);
  const ids = new Set([...people.map(({ _id }) => _id), ...(asker === undefined ? [] : [asker])]);
  for (const addressee of await readAddressees(db, [...ids])) {
    if (!(await findTripRow(db, viewerOf(addressee, now), tripId))) continue;
    const trip = await readTripFor(db, { tripId, addressee, now });
    const { firstName, zone, companyUserId } = addressee;
    const onBehalfOf = people.find(({ _id }) => _id === companyUserId)?.onBehalfOf;
    await writeMail(deps, db, addressee, compose(trip, { firstName, zone, companyUserId, onBehalfOf }));
  }
}

interface News extends Pick<CompanyMoment, 'now'> {
  tripId: string;
}

export async function writeToAddressees(
  deps: SubscriberDeps,
  db: Kysely<Database>,
  {
    tripId,
    now,
    addressees,
    isAgency,
  }: News & {
    addressees: readonly MailAddressee[];
    isAgency?: (addressee: MailAddressee) => boolean;
  },
  compose: ComposeMail,
): Promise<void> {
  for (const addressee of addressees) {
    const trip = await readTripFor(db, { tripId, addressee, now });
    const { firstName, zone, companyUserId } = addressee;
    const travels = trip.travelers.some(({ _id }) => _id === companyUserId);
    const reader = { firstName, zone, companyUserId, travels, isAgency: isAgency?.(addressee) };
    await writeMail(deps, db, addressee, compose(trip, reader));
  }
}

export async function writeCopies(
  deps: SubscriberDeps,
  db: Kysely<Database>,
  { tripId, now }: News,
  compose: ComposeMail,
): Promise<void> {
  const trip = await readTripUnchecked(db, tripId, { now });
  const reader = { zone: await readTimeZone(db, trip.company._id), travels: true };
  for (const email of await readCopyAddresses(db, trip.company._id)) {
    await writeMail(deps, db, { email }, compose(trip, reader));
  }
}

async function readTripFor(
  db: Kysely<Database>,
  { tripId, addressee, now }: News & { addressee: MailAddressee },
): Promise<Trip> {
  return await readTripUnchecked(db, tripId, viewerOf(addressee, now));
}

function viewerOf(addressee: MailAddressee, now: Date): TripViewer {
  return { abilities: defineAbilitiesFor(addressee), signedIn: addressee, now };
}
