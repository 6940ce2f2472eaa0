import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Role } from '#domain/contract.ts';
import type { Database } from '#server/db/schema.ts';
import { indexCompany } from '#server/features/companies/company-search-repository.ts';
import { foldText } from '#server/features/search/fold-text.ts';
import { indexCompanyUsersOf } from '#server/features/users/company-user-search-repository.ts';
import { indexUser } from '#server/features/users/user-search-repository.ts';

type Db = Kysely<Database>;

const inserted = { companies: 0, people: 0 };

/** Of a fixed length, so that no number is the beginning of another one in a search. */
const numbered = (prefix: string, count: number) => `${prefix}${String(count).padStart(6, '0')}`;

export async function insertGroup(db: Db, name: string): Promise<string> {
  const id = randomUUIDv7();
  await db
    .insertInto('company_groups')
    .values({ id, name, name_key: foldText(name) })
    .execute();
  return id;
}

interface NewCompany {
  name: string;
  groupId?: string;
  city?: string;
}

export async function insertCompany(db: Db, { name, groupId, city = 'Zug' }: NewCompany): Promise<string> {
  const id = randomUUIDv7();
  inserted.companies += 1;
  const customer_id = numbered('T-', inserted.companies);
  await db
    .insertInto('companies')
    .values({
      id,
      name,
      city,
      customer_id,
      company_group_id: groupId ?? null,
      name_key: foldText(name),
      country: 'CH',
      time_zone: 'Europe/Zurich',
      language: 'en',
      currency: 'CHF',
      measurement_units: 'metric',
      payment_type: 'invoice',
    })
    .execute();
  await indexCompany(db, id);
  return id;
}

export interface Member {
  userId: string;
  companyUserId: string;
  companyId: string;
  email: string;
}

interface NewMember {
  companyId: string;
  role: Role;
  name?: string;
  passwordHash?: string;
}

export async function insertMember(db: Db, { companyId, role, ...person }: NewMember): Promise<Member> {
  const userId = randomUUIDv7();
  inserted.people += 1;
  const { name = numbered(`${role}-`, inserted.people), passwordHash = null } = person;
  const email = `${name}@people.example`;
  await db
    .insertInto('users')
    .values({
      id: userId,
      email,
      email_key: foldText(email),
      password_hash: passwordHash,
      first_name: name,
      last_name: 'Tester',
    })
    .execute();
  await indexUser(db, userId);
  return { userId, email, companyId, companyUserId: await insertMembership(db, { userId, companyId, role }) };
}

export async function insertMembership(
  db: Db,
  { userId, companyId, role }: { userId: string; companyId: string; role: Role },
): Promise<string> {
  const id = randomUUIDv7();
  await db.insertInto('company_users').values({ id, user_id: userId, company_id: companyId, role }).execute();
  await indexCompanyUsersOf(db, userId);
  return id;
}
