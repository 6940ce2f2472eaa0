import type { Kysely } from 'kysely';
import type { PersonalTexts } from '#domain/passwords.ts';
import type { Database } from '../../db/schema.ts';
import { foldText } from '../search/fold-text.ts';

/** Whom a password belongs to. */
export interface Account {
  userId: string;
  email: string;
  firstName: string;
  passwordHash: string | null;
  active: boolean;
}

export async function findAccountByEmail(db: Kysely<Database>, email: string): Promise<Account | undefined> {
  return await accounts(db).where('email_key', '=', foldText(email)).executeTakeFirst();
}

export async function findAccount(db: Kysely<Database>, userId: string): Promise<Account | undefined> {
  return await accounts(db).where('id', '=', userId).executeTakeFirst();
}

/** What a password of the person must not be made of. */
export async function readPersonalTexts(db: Kysely<Database>, userId: string): Promise<PersonalTexts> {
  const person = await db
    .selectFrom('users')
    .select(['email', 'first_name as firstName', 'last_name as lastName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const companies = await db
    .selectFrom('company_users as m')
    .innerJoin('companies as c', 'c.id', 'm.company_id')
    .select('c.name')
    .where('m.user_id', '=', userId)
    .execute();
  return { ...person, companies: companies.map(({ name }) => name) };
}

export interface NewPassword {
  userId: string;
  passwordHash: string;
  needsPasswordChange: boolean;
}

/** Whose password was proved, and by what. */
export interface ProvedPassword {
  userId: string;
  passwordHash: string;
}

/**
 * Whether a password that was proved is still the user's. Until the end of the transaction nobody changes it, nor
 * the one that is to be written. Both are locked in one order, so that two who set the passwords of each other don't
 * wait for each other.
 */
export async function lockProvedPassword(
  db: Kysely<Database>,
  proved: ProvedPassword,
  writtenUserId: string,
): Promise<boolean> {
  const locked = await db
    .selectFrom('users')
    .select(['id', 'password_hash as passwordHash'])
    .where('id', 'in', [proved.userId, writtenUserId])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return locked.some(({ id, passwordHash }) => id === proved.userId && passwordHash === proved.passwordHash);
}

/** What the history tells of a password, and of whom. */
export interface PasswordState {
  firstName: string;
  lastName: string;
  hasPassword: boolean;
  needsPasswordChange: boolean;
}

/** Until the end of the transaction, nobody else changes it. */
export async function lockPasswordState(db: Kysely<Database>, userId: string): Promise<PasswordState> {
  return await db
    .selectFrom('users')
    .select(['first_name as firstName', 'last_name as lastName'])
    .select('needs_password_change as needsPasswordChange')
    .select(({ eb }) => eb('password_hash', 'is not', null).$castTo<boolean>().as('hasPassword'))
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function writePassword(
  db: Kysely<Database>,
  { userId, passwordHash, needsPasswordChange }: NewPassword,
): Promise<void> {
  await db
    .updateTable('users')
    .set(({ eb }) => ({
      password_hash: passwordHash,
      needs_password_change: needsPasswordChange,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', userId)
    .execute();
}

function accounts(db: Kysely<Database>) {
  return db
    .selectFrom('users')
    .select(['id as userId', 'email', 'first_name as firstName', 'password_hash as passwordHash', 'active']);
}
