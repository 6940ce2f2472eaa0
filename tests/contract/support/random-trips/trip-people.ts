import type { Kysely } from 'kysely';
import type { Role } from '#domain/contract.ts';
import type { ApprovalLevel } from '#domain/policy/decision.ts';
import type { Database } from '#server/db/schema.ts';
import { changePerson } from '#server/features/users/user-write-repository.ts';
import { insertTravelerUnder } from '../policies.ts';
import { insertCompany, insertMember, type Member } from '../records.ts';
import { setColumns } from '../set-columns.ts';

export interface Person extends Member {
  role: Role;
  /** Who has to approve what they travel. */
  levels: readonly ApprovalLevel[];
}

/** Those who approve, and those whom nobody has to ask. */
export const PERSON_INDEX = {
  free: 0,
  bound: 1,
  boundTwice: 2,
  firstApprover: 3,
  secondApprover: 4,
  arranger: 5,
  admin: 6,
  siteAdmin: 7,
  stranger: 8,
} as const;

export const PEOPLE_COUNT = Object.keys(PERSON_INDEX).length;

type Db = Kysely<Database>;

const ALWAYS = { amount: 1, currency: 'CHF' };

/** Whatever is booked. */
const bindingAt = (thresholds: object) => ({ hotel: thresholds, car: thresholds, flight: thresholds });

/** The people in the order of their indexes: all but the stranger in one company. */
export async function insertTripPeople(db: Db): Promise<Person[]> {
  const companyId = await insertCompany(db, { name: 'Home' });
  const elsewhere = await insertCompany(db, { name: 'Elsewhere' });
  const free = await insertMember(db, { companyId, role: 'traveler' });
  const bound = await insertTravelerUnder(db, companyId, bindingAt({ level1Threshold: ALWAYS }));
  const boundTwice = await insertTravelerUnder(
    db,
    companyId,
    bindingAt({ level1Threshold: ALWAYS, level2Threshold: ALWAYS }),
  );
  const first = await insertMember(db, { companyId, role: 'traveler' });
  const second = await insertMember(db, { companyId, role: 'traveler' });
  for (const { companyUserId } of [bound, boundTwice]) {
    await setColumns(db, 'company_users', companyUserId, {
      level1_approver_id: first.companyUserId,
      level2_approver_id: second.companyUserId,
    });
  }
  const arranger = await insertMember(db, { companyId, role: 'travel-arranger' });
  const admin = await insertMember(db, { companyId, role: 'company-admin' });
  const siteAdmin = await insertMember(db, { companyId, role: 'site-admin' });
  const stranger = await insertMember(db, { companyId: elsewhere, role: 'company-admin' });
  // Airlines ask for it.
  for (const { id } of await db.selectFrom('users').select('id').execute()) {
    await changePerson(db, id, { dateOfBirth: '1984-05-17', gender: 'F' });
  }
  const person = (member: Member, role: Role = 'traveler', levels: ApprovalLevel[] = []): Person => ({
    ...member,
    role,
    levels,
  });
  return [
    person(free),
    person(bound, 'traveler', [1]),
    person(boundTwice, 'traveler', [1, 2]),
    person(first),
    person(second),
    person(arranger, 'travel-arranger'),
    person(admin, 'company-admin'),
    person(siteAdmin, 'site-admin'),
    person(stranger, 'company-admin'),
  ];
}

/** As at the beginning: the same people, and nothing booked or switched on. */
export async function resetTrips(db: Db): Promise<void> {
  await db.deleteFrom('idempotency_keys').execute();
  await db.deleteFrom('order_holds').execute();
  await db.deleteFrom('trips').execute();
  await db.deleteFrom('embedded_bookings').execute();
  await db.deleteFrom('practice_switches').execute();
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('audit_events').execute();
  await db.deleteFrom('mails').execute();
}
