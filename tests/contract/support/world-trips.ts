import type { Kysely } from 'kysely';
import type { Role } from '#domain/contract.ts';
import type { Database } from '#server/db/schema.ts';
import type { Member } from './records.ts';
import { insertTrip } from './trip-records.ts';

/** Ids of trips, by whose they are. */
export interface WorldTrips {
  of: Record<Role, string>;
  /** Of the colleague, who travels, with somebody in each role as the first approver. */
  approvedBy: Record<Role, string>;
  ofColleague: string;
  inSister: string;
  inForeign: string;
}

interface Travellers {
  members: Record<Role, Member>;
  colleague: Member;
  inSister: Member;
  inForeign: Member;
}

export async function insertWorldTrips(
  db: Kysely<Database>,
  { members, colleague, inSister, inForeign }: Travellers,
): Promise<WorldTrips> {
  const of = await forEachRole((role) => waitingTrip(db, members[role]));
  const approvedBy = await forEachRole(async (role) => {
    const tripId = await waitingTrip(db, colleague);
    const { companyUserId } = members[role];
    await db
      .updateTable('trips')
      .set({ level1_approver_id: companyUserId })
      .where('id', '=', tripId)
      .execute();
    return tripId;
  });
  return {
    ...{ of, approvedBy },
    ofColleague: await waitingTrip(db, colleague),
    inSister: await waitingTrip(db, inSister),
    inForeign: await waitingTrip(db, inForeign),
  };
}

async function waitingTrip(db: Kysely<Database>, member: Member): Promise<string> {
  const { tripId } = await insertTrip(db, member, {
    ...{ status: 'waiting_level_1_approval', parts: ['held'], levels: [1] },
    now: new Date(),
  });
  return tripId;
}

async function forEachRole<Value>(make: (role: Role) => Promise<Value>): Promise<Record<Role, Value>> {
  return {
    traveler: await make('traveler'),
    'travel-arranger': await make('travel-arranger'),
    'company-admin': await make('company-admin'),
    'site-admin': await make('site-admin'),
  };
}
