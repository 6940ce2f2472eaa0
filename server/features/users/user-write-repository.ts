import { randomUUIDv7 } from 'node:crypto';
import type { Kysely, Updateable } from 'kysely';
import type { UserChangeRequest, UserCreateRequest } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { sealFor } from '../../db/sealed.ts';
import { violatedConstraint } from '../../db/violated-constraint.ts';
import { DomainError } from '../../errors.ts';
import { foldText } from '../search/fold-text.ts';

export type NewPerson = Omit<UserCreateRequest, 'companyUser' | 'sendInvitation'>;

/** Answers the id. To be followed by `indexUser`. */
export async function insertPerson(db: Kysely<Database>, person: NewPerson): Promise<string> {
  const { email, firstName, lastName } = person;
  const id = randomUUIDv7();
  const named = { id, email, email_key: foldText(email), first_name: firstName, last_name: lastName };
  await refusingTakenEmail(
    db
      .insertInto('users')
      .values({ ...userColumns(db, id, person), ...named })
      .execute(),
  );
  return id;
}

/**
 * Absent fields stay. To be followed by `indexUser` and `indexCompanyUsersOf` when the name or the address
 * changes.
 */
export async function changePerson(
  db: Kysely<Database>,
  userId: string,
  change: UserChangeRequest,
): Promise<void> {
  const columns = Object.entries(userColumns(db, userId, change)).filter(([, value]) => value !== undefined);
  if (columns.length === 0) return;
  const update = db.updateTable('users').set(Object.fromEntries(columns)).where('id', '=', userId);
  await refusingTakenEmail(update.execute());
}

export async function changeImage(db: Kysely<Database>, userId: string, image: string | null): Promise<void> {
  await db.updateTable('users').set({ image }).where('id', '=', userId).execute();
}

/** Undefined where the request has no value. */
function userColumns(
  db: Kysely<Database>,
  userId: string,
  change: UserChangeRequest,
): Updateable<Database['users']> {
  const { bizCntKey, email, namePrefix, firstName, middleName, lastName, address } = change;
  const { language, gender, dateOfBirth, privateEmail, privatePhone, active, needsPasswordChange } = change;
  return {
    biz_cnt_key: bizCntKey,
    email,
    email_key: email === undefined ? undefined : foldText(email),
    name_prefix: namePrefix,
    first_name: firstName,
    middle_name: middleName,
    last_name: lastName,
    street: address?.street,
    postal_code: address?.postalCode,
    city: address?.city,
    state_county_province: address?.stateCountyProvince,
    country: address?.country,
    language,
    gender,
    sealed_date_of_birth: sealFor(db, `users.sealed_date_of_birth ${userId}`, dateOfBirth),
    active,
    private_email: privateEmail,
    private_phone: privatePhone,
    needs_password_change: needsPasswordChange,
  };
}

async function refusingTakenEmail(writing: Promise<unknown>): Promise<void> {
  try {
    await writing;
  } catch (thrown) {
    if (violatedConstraint(thrown) !== 'users_email_key_key') throw thrown;
    throw new DomainError('email_taken', 'This e-mail address is already in use.', {
      fields: [{ path: '/body/email', code: 'taken' }],
    });
  }
}
