import type { Kysely } from 'kysely';
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

export interface NewPassword {
  userId: string;
  passwordHash: string;
  needsPasswordChange: boolean;
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
