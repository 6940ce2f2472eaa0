import type { Kysely } from 'kysely';
import type { Role } from '#domain/contract.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import type { Database } from '#server/db/schema.ts';
import type { NewTrip } from '#server/features/trips/trip-insert-repository.ts';
import { insertExampleChange } from './example-changes.ts';
import { insertCompany, insertGroup, insertMember, insertMembership, type Member } from './records.ts';
import { setColumns } from './set-columns.ts';
import { insertExampleTrip } from './trips.ts';

export const ROLES = ['traveler', 'travel-arranger', 'company-admin', 'site-admin'] as const satisfies Role[];

/** A company with a member in each role, another one of its group, and an unrelated one. */
export interface World {
  home: string;
  sister: string;
  foreign: string;
  /** The group of the company and its sister, and that of the foreign company. */
  group: string;
  otherGroup: string;
  members: Record<Role, Member>;
  /** Works at home, and also for the foreign company. */
  colleague: Member;
  /** Has worked at home. */
  leaver: Member;
  inSister: Member;
  inForeign: Member;
  trips: WorldTrips;
  /** Trips that wait for an approval, by the decision that is made on them. */
  waiting: Record<'approve' | 'reject' | 'ask', WorldTrips>;
  /** Booked trips with a change that waits for an approval, by the action taken on it. */
  changing: Record<'approve' | 'reject' | 'withdraw' | 'ask', WorldTrips>;
  /** The part of each trip. */
  partOf: ReadonlyMap<string, string>;
  /** The change of each such trip. */
  changeOf: ReadonlyMap<string, string>;
}

/** Ids of trips, by their traveler or approver. */
export interface WorldTrips {
  own: Record<Role, string>;
  approved: Record<Role, string>;
  colleague: string;
  sister: string;
  foreign: string;
}

export async function createWorld(db: Kysely<Database>): Promise<World> {
  const group = await insertGroup(db, 'Our group');
  const otherGroup = await insertGroup(db, 'Their group');
  const home = await insertCompany(db, { name: 'Home', groupId: group });
  const sister = await insertCompany(db, { name: 'Sister', groupId: group });
  const foreign = await insertCompany(db, { name: 'Foreign', groupId: otherGroup });
  const atHome = (role: Role) => insertMember(db, { companyId: home, role });
  const colleague = await atHome('traveler');
  await insertMembership(db, { userId: colleague.userId, companyId: foreign, role: 'traveler' });
  const members = {
    traveler: await atHome('traveler'),
    'travel-arranger': await atHome('travel-arranger'),
    'company-admin': await atHome('company-admin'),
    'site-admin': await atHome('site-admin'),
  };
  const people = {
    colleague,
    members,
    inSister: await insertMember(db, { companyId: sister, role: 'traveler' }),
    inForeign: await insertMember(db, { companyId: foreign, role: 'traveler' }),
  };
  const leaver = await atHome('traveler');
  await setColumns(db, 'company_users', leaver.companyUserId, { active: false });
  const partOf = new Map<string, string>();
  const changeOf = new Map<string, string>();
  const withPart = ({ trip, parts }: NewTrip) => {
    partOf.set(trip.id, parts[0]?.id ?? '');
    return trip.id;
  };
  const withChange = async (trip: NewTrip) => {
    changeOf.set(trip.trip.id, await insertExampleChange(db, trip));
    return trip.trip.id;
  };
  const changing = () =>
    createWaitingTrips(db, people, { status: 'complete', partStatus: 'confirmed' }, withChange);
  const waiting = () =>
    createWaitingTrips(db, people, { status: 'waiting_level_1_approval', partStatus: 'held' });
  return {
    home,
    sister,
    foreign,
    group,
    otherGroup,
    leaver,
    ...people,
    trips: await createTrips(db, people, withPart),
    waiting: { approve: await waiting(), reject: await waiting(), ask: await waiting() },
    changing: {
      approve: await changing(),
      reject: await changing(),
      withdraw: await changing(),
      ask: await changing(),
    },
    partOf,
    changeOf,
  };
}

type People = Pick<World, 'colleague' | 'members' | 'inSister' | 'inForeign'>;

async function createTrips(
  db: Kysely<Database>,
  people: People,
  idOf: (trip: NewTrip) => string,
): Promise<WorldTrips> {
  const tripOf = async (traveler: Member, approver?: Member) => {
    const approvers: [string | undefined] = [approver?.companyUserId];
    return idOf(await insertExampleTrip(db, { traveler, approvers }));
  };
  return {
    own: await ofEach(people, (member) => tripOf(member)),
    approved: await ofEach(people, (member) => tripOf(people.colleague, member)),
    colleague: await tripOf(people.colleague),
    sister: await tripOf(people.inSister),
    foreign: await tripOf(people.inForeign),
  };
}

/** At home a company-admin decides where no approver is named; elsewhere there is none. */
async function createWaitingTrips(
  db: Kysely<Database>,
  people: People,
  waiting: { status: TripStatus; partStatus: PartStatus },
  idOf: (trip: NewTrip) => string | Promise<string> = ({ trip }) => trip.id,
): Promise<WorldTrips> {
  const tripOf = async (traveler: Member, approver?: Member) => {
    const until = { waitingUntil: new Date(Date.now() + 24 * 3_600_000) };
    const approvers: [string | undefined] = [approver?.companyUserId];
    return await idOf(await insertExampleTrip(db, { traveler, approvers, ...waiting, ...until }));
  };
  const { companyId } = people.colleague;
  const approver = await insertMember(db, { companyId, role: 'traveler' });
  const traveler = () => insertMember(db, { companyId, role: 'traveler' });
  return {
    own: await ofEach(people, (member) => tripOf(member)),
    approved: await ofEach(people, async (member) => tripOf(await traveler(), member)),
    colleague: await tripOf(await traveler(), approver),
    sister: await tripOf(people.inSister),
    foreign: await tripOf(people.inForeign),
  };
}

async function ofEach(
  { members }: Pick<People, 'members'>,
  tripFor: (member: Member) => Promise<string>,
): Promise<Record<Role, string>> {
  return {
    traveler: await tripFor(members.traveler),
    'travel-arranger': await tripFor(members['travel-arranger']),
    'company-admin': await tripFor(members['company-admin']),
    'site-admin': await tripFor(members['site-admin']),
  };
}
