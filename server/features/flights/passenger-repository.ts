import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/schema.ts';
import { unsealFrom } from '../../db/sealed.ts';

export type PassengerProfile = Awaited<ReturnType<typeof readPassengerProfiles>>[number];

/** The passenger data of profiles, in the order of the ids; the default passport first. */
export async function readPassengerProfiles(db: Kysely<Database>, companyUserIds: readonly string[]) {
  const rows = await db
    .selectFrom('company_users as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select([
      'u.id as userId',
      'm.id as traveler',
      'u.first_name as firstName',
      'u.middle_name as middleName',
      'u.email',
      'u.private_phone as privatePhone',
      'm.business_phone as businessPhone',
      'm.mobile_phone as mobilePhone',
      'c.phone as companyPhone',
    ])
    .select(['u.last_name as lastName', 'u.gender', 'u.sealed_date_of_birth as sealedDateOfBirth'])
    .select('u.seat_preference as seatPreference')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('passports as p')
          .select(['p.id as _id', 'p.sealed_document as document', 'p.is_default as isDefault'])
          .whereRef('p.user_id', '=', 'u.id'),
      ).as('passports'),
      jsonArrayFrom(
        eb
          .selectFrom('loyalty_memberships as l')
          .select(['l.id', 'l.program', 'l.sealed_number as number'])
          .whereRef('l.user_id', '=', 'u.id')
          .where('l.kind', '=', 'flight')
          .orderBy('l.id'),
      ).as('memberships'),
    ])
    .where('m.id', 'in', companyUserIds)
    .execute();
  const profiles = rows.map(({ userId, sealedDateOfBirth, ...row }) => ({
    ...row,
    phone: row.mobilePhone || row.businessPhone || row.privatePhone || row.companyPhone,
    dateOfBirth: unsealFrom(db, `users.sealed_date_of_birth ${userId}`, sealedDateOfBirth),
    passports: row.passports
      .map(({ _id, isDefault, document }) => ({
        _id,
        isDefault,
        ...unsealFrom(db, `passports.sealed_document ${_id}`, document),
      }))
      .toSorted(defaultFirst),
    memberships: row.memberships.map(({ id, program, number }) => ({
      program,
      membershipNumber: unsealFrom(db, `loyalty_memberships.sealed_number ${id}`, number),
    })),
  }));
  return companyUserIds.flatMap((id) => profiles.filter(({ traveler }) => traveler === id));
}

interface OwnPassport {
  isDefault: boolean;
  expiryDate: string;
}

function defaultFirst(one: OwnPassport, other: OwnPassport): number {
  return Number(other.isDefault) - Number(one.isDefault) || other.expiryDate.localeCompare(one.expiryDate);
}
