import type { Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/schema.ts';
import { unsealFrom } from '../../db/sealed.ts';
import { cardColumns } from '../cards/card-columns.ts';
import { unsealMembership } from '../loyalty/membership-repository.ts';

export type UserRow = ReturnType<typeof unsealUser>;

type SealedRow = Awaited<ReturnType<ReturnType<typeof userRows>['executeTakeFirstOrThrow']>>;

export function unsealUser(db: Kysely<Database>, { sealedDateOfBirth, ...row }: SealedRow) {
  return {
    ...row,
    dateOfBirth: unsealFrom(db, `users.sealed_date_of_birth ${row._id}`, sealedDateOfBirth),
    passports: row.passports.map(({ _id, isDefault, document, visas }) => ({
      _id,
      isDefault,
      ...unsealFrom(db, `passports.sealed_document ${_id}`, document),
      visas: visas.map((visa) => ({
        ...unsealFrom(db, `visas.sealed_document ${visa.id}`, visa.document),
        multipleEntries: visa.multipleEntries,
      })),
    })),
    memberships: row.memberships.map((membership) => unsealMembership(db, membership)),
  };
}

export function userRows(db: Kysely<Database>) {
  return db
    .selectFrom('users as u')
    .select(['u.id as _id', 'u.version', 'u.biz_cnt_key as bizCntKey', 'u.email'])
    .select(['u.name_prefix as namePrefix', 'u.first_name as firstName', 'u.middle_name as middleName'])
    .select([
      'u.last_name as lastName',
      'u.language',
      'u.gender',
      'u.sealed_date_of_birth as sealedDateOfBirth',
    ])
    .select(['u.street', 'u.postal_code', 'u.city', 'u.state_county_province', 'u.country'])
    .select(['u.private_email as privateEmail', 'u.private_phone as privatePhone', 'u.image', 'u.active'])
    .select(['u.needs_password_change as needsPasswordChange', 'u.remarks'])
    .select(['u.seat_preference as seatPreference', 'u.meal_preference as mealPreference'])
    .select(({ selectFrom }) => [
      jsonArrayFrom(
        selectFrom('passports as p')
          .select(['p.id as _id', 'p.sealed_document as document', 'p.is_default as isDefault'])
          .select((eb) =>
            jsonArrayFrom(
              eb
                .selectFrom('visas as v')
                .select(['v.id', 'v.sealed_document as document', 'v.multiple_entries as multipleEntries'])
                .whereRef('v.passport_id', '=', 'p.id')
                .orderBy('v.id'),
            ).as('visas'),
          )
          .whereRef('p.user_id', '=', 'u.id')
          .orderBy('p.id'),
      ).as('passports'),
      jsonArrayFrom(
        selectFrom('cards').select(cardColumns).whereRef('cards.user_id', '=', 'u.id').orderBy('cards.id'),
      ).as('creditCards'),
      jsonArrayFrom(
        selectFrom('loyalty_memberships as l')
          .select(['l.id as _id', 'l.kind', 'l.program', 'l.sealed_number as number'])
          .whereRef('l.user_id', '=', 'u.id')
          .orderBy('l.id'),
      ).as('memberships'),
      jsonArrayFrom(
        selectFrom('other_service_information as o')
          .select(['o.airline', 'o.text'])
          .whereRef('o.user_id', '=', 'u.id')
          .orderBy('o.id'),
      ).as('otherServiceInformation'),
    ]);
}
