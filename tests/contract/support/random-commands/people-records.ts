import { argon2Sync } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { insertCompany, insertMember, insertMembership } from '../records.ts';
import { setColumns } from '../set-columns.ts';
import type { Membership, Person } from './model-types.ts';
import { COMPANIES, PASSWORDS, PEOPLE } from './people.ts';

type Db = Kysely<Database>;

/** The people with their ids, in the order of the list. */
export interface World {
  companyIds: readonly string[];
  people: readonly Readonly<Omit<Person, 'password' | 'active'>>[];
}

/** The cheapest hash: a million commands with the real one would take days. */
export function cheapHash(password: string): string {
  const nonce = Buffer.alloc(8, password);
  const parameters = { memory: 8, passes: 1, parallelism: 1, tagLength: 16 };
  const hash = argon2Sync('argon2id', { message: password, nonce, ...parameters });
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=8,t=1,p=1$${text(nonce)}$${text(hash)}`;
}

export async function insertWorld(db: Db): Promise<World> {
  const companyIds: string[] = [];
  for (const name of COMPANIES) companyIds.push(await insertCompany(db, { name }));
  const people: World['people'][number][] = [];
  for (const { role, memberships, needsPasswordChange } of PEOPLE) {
    const [first = '', ...more] = memberships.map((number) => companyIds[number] ?? '');
    const { userId, email, companyUserId } = await insertMember(db, { companyId: first, role });
    const inPlace = { role, active: true, lastUsedAt: null };
    const filled: Membership[] = [{ companyUserId, companyId: first, ...inPlace }];
    for (const companyId of more) {
      filled.push({
        companyUserId: await insertMembership(db, { userId, companyId, role }),
        companyId,
        ...inPlace,
      });
    }
    filled.sort((one, other) => (one.companyUserId < other.companyUserId ? -1 : 1));
    people.push({ userId, email, needsPasswordChange, memberships: filled });
  }
  return { companyIds, people };
}

/** Resets everything, and returns the people as a model knows them. */
export async function resetWorld(db: Db, { people }: World): Promise<Person[]> {
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('throttles').execute();
  await db.deleteFrom('audit_events').execute();
  await db.deleteFrom('mails').execute();
  const [password] = PASSWORDS;
  for (const { userId, needsPasswordChange, memberships } of people) {
    const [{ role } = { role: 'traveler' as const }] = memberships;
    const unused = { role, active: true, last_used_at: null };
    await db.updateTable('company_users').set(unused).where('user_id', '=', userId).execute();
    const values = { active: true, needs_password_change: needsPasswordChange };
    await setColumns(db, 'users', userId, { ...values, password_hash: cheapHash(password) });
  }
  return people.map((person) => ({
    ...person,
    password,
    active: true,
    memberships: person.memberships.map((membership) => ({ ...membership })),
  }));
}
