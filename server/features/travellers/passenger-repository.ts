import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/schema.ts';

export type PassengerProfile = Awaited<ReturnType<typeof readPassengerProfiles>>[number];

/** The passenger data of profiles, in the order of the ids; the default passport first. */
export async function readPassengerProfiles(db: Kysely<Database>, companyUserIds: readonly string[]) {
  const rows = await db
    .selectFrom('company_users as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.id as traveler', 'u.first_name as firstName', 'u.middle_name as middleName'])
    .select(['u.last_name as lastName', 'u.gender', 'u.date_of_birth as dateOfBirth'])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('passports as p')
          .select(['p.id as _id', 'p.country', 'p.number', 'p.expiry_date as expiryDate'])
          .whereRef('p.user_id', '=', 'u.id')
          .orderBy('p.is_default', 'desc')
          .orderBy('p.expiry_date', 'desc'),
      ).as('passports'),
      jsonArrayFrom(
        eb
          .selectFrom('loyalty_memberships as l')
          .select(['l.program', 'l.membership_number as membershipNumber'])
          .whereRef('l.user_id', '=', 'u.id')
          .where('l.kind', '=', 'flight')
          .orderBy('l.id'),
      ).as('memberships'),
    ])
    .where('m.id', 'in', companyUserIds)
    .execute();
  return companyUserIds.flatMap((id) => rows.filter(({ traveler }) => traveler === id));
}
