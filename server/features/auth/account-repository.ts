import type { Kysely } from 'kysely';
import type { PersonalTexts } from '#domain/passwords.ts';
import type { Database } from '../../db/schema.ts';
import { foldText } from '../search/fold-text.ts';

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

/** Personal data that the person's password must not contain. */
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

export interface PasswordProof {
  userId: string;
  passwordHash: string;
}

/**
 * Whether a proved password is still the user's. Locks that user and the one whose password will be written,
 * until the end of the transaction. Both are locked in id order, so that two admins who set each other's
 * passwords don't deadlock.
 */
export async function lockProvedPassword(
  db: Kysely<Database>,
  proved: PasswordProof,
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

export interface PasswordState {
  firstName: string;
  lastName: string;
  hasPassword: boolean;
  needsPasswordChange: boolean;
}

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
