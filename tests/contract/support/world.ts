import type { Kysely } from 'kysely';
import type { Role } from '#domain/contract.ts';
import type { Database } from '#server/db/schema.ts';
import { insertCompany, insertGroup, insertMember, insertMembership, type Member } from './records.ts';
import { insertWorldTrips, type WorldTrips } from './world-trips.ts';

export const ROLES = ['traveler', 'travel-arranger', 'company-admin', 'site-admin'] as const satisfies Role[];

/** A company with somebody in each role, another one of its group, and one that has nothing to do with it. */
export interface World {
  home: string;
  sister: string;
  foreign: string;
  members: Record<Role, Member>;
  /** Works at home, and also for the foreign company. */
  colleague: Member;
  inSister: Member;
  inForeign: Member;
  trips: WorldTrips;
}

export async function createWorld(db: Kysely<Database>): Promise<World> {
  const groupId = await insertGroup(db, 'Our group');
  const home = await insertCompany(db, { name: 'Home', groupId });
  const sister = await insertCompany(db, { name: 'Sister', groupId });
  const foreign = await insertCompany(db, {
    name: 'Foreign',
    groupId: await insertGroup(db, 'Their group'),
  });
  const atHome = (role: Role) => insertMember(db, { companyId: home, role });
  const colleague = await atHome('traveler');
  await insertMembership(db, { userId: colleague.userId, companyId: foreign, role: 'traveler' });
  const members = {
    traveler: await atHome('traveler'),
    'travel-arranger': await atHome('travel-arranger'),
    'company-admin': await atHome('company-admin'),
    'site-admin': await atHome('site-admin'),
  };
  const inSister = await insertMember(db, { companyId: sister, role: 'traveler' });
  const inForeign = await insertMember(db, { companyId: foreign, role: 'traveler' });
  const people = { members, colleague, inSister, inForeign };
  return { home, sister, foreign, ...people, trips: await insertWorldTrips(db, people) };
}
