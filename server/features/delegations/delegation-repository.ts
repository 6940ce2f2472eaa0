import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Colleague, Delegation, DelegationRequest } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { isNotSetAside } from '../repairs/failed-repair-repository.ts';
import { searchWords } from '../search/search-words.ts';

const MOST_CANDIDATES = 20;
const AT_ONCE = 200;

/**
 * Whether the delegate of this company user decides beside them: from the midnight at the company that begins the first
 * day to the one that ends the last day. `now` is the time by the company's clock.
 */
export function isDelegating(companyUser: 'a' | 'm', now: Date): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${companyUser}.${name}`);
  const zone = sql`(select time_zone from companies where id = ${column('company_id')})`;
  return sql`((${now}::timestamptz at time zone ${zone})::date
    between ${column('delegate_from')} and ${column('delegate_until')})`;
}

/** Undefined when the company user has no delegate any more on `today`, a day by the company's clock. */
export async function findDelegation(
  db: Kysely<Database>,
  companyUserId: string,
  today: string,
): Promise<Delegation | undefined> {
  const row = await db
    .selectFrom('company_users as m')
    .innerJoin('company_users as d', 'd.id', 'm.delegate_id')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select(['d.id', 'u.first_name', 'u.last_name', 'm.delegate_from as from', 'm.delegate_until as until'])
    .select(sql<boolean>`m.delegate_from <= ${today}::date and d.active and u.active`.as('active'))
    .where('m.id', '=', companyUserId)
    .where('m.delegate_until', '>=', today)
    .executeTakeFirst();
  if (!row || row.from === null || row.until === null) return undefined;
  const { id, first_name, last_name, from, until, active } = row;
  return { delegate: { _id: id, firstName: first_name, lastName: last_name }, from, until, active };
}

export async function writeDelegation(
  db: Kysely<Database>,
  companyUserId: string,
  { delegate, from, until }: DelegationRequest,
): Promise<void> {
  await db
    .updateTable('company_users')
    .set({ delegate_id: delegate, delegate_from: from, delegate_until: until })
    .where('id', '=', companyUserId)
    .execute();
}

const NO_DELEGATE = { delegate_id: null, delegate_from: null, delegate_until: null };

export async function clearDelegation(db: Kysely<Database>, companyUserId: string): Promise<void> {
  await db.updateTable('company_users').set(NO_DELEGATE).where('id', '=', companyUserId).execute();
}

/** Each company has its own clock, so they are processed one by one. */
export async function listCompaniesWithDelegations(db: Kysely<Database>): Promise<string[]> {
  const rows = await db
    .selectFrom('company_users')
    .select('company_id')
    .distinct()
    .where('delegate_id', 'is not', null)
    .execute();
  return rows.map(({ company_id }) => company_id);
}

export async function listEndedDelegations(
  db: Kysely<Database>,
  companyId: string,
  today: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('company_users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('delegate_until', '<', today)
    .where(isNotSetAside('updateDelegation', 'company_users.id'))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findCompanyOfDelegation(
  db: Kysely<Database>,
  companyUserId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('company_users')
    .select('company_id')
    .where('id', '=', companyUserId)
    .where('delegate_id', 'is not', null)
    .executeTakeFirst();
  return row?.company_id;
}

export async function removeEndedDelegation(
  db: Kysely<Database>,
  companyUserId: string,
  today: string,
): Promise<void> {
  await db
    .updateTable('company_users')
    .set(NO_DELEGATE)
    .where('id', '=', companyUserId)
    .where('delegate_until', '<', today)
    .execute();
}

export async function listDelegateCandidates(
  db: Kysely<Database>,
  { companyId, companyUserId }: { companyId: string; companyUserId: string },
  searchString: string,
): Promise<Colleague[]> {
  const words = searchWords(searchString);
  if (words.length === 0) return [];
  return await db
    .selectFrom('company_users as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.id as _id', 'u.first_name as firstName', 'u.last_name as lastName'])
    .where('m.company_id', '=', companyId)
    .where('m.id', '<>', companyUserId)
    .where('m.active', '=', true)
    .where('u.active', '=', true)
    .where(({ and }) =>
      and(words.map((word) => sql<boolean>`position(${` ${word}`} in ' ' || m.name_key) > 0`)),
    )
    .orderBy('m.name_key')
    .orderBy('m.id')
    .limit(MOST_CANDIDATES)
    .execute();
}
