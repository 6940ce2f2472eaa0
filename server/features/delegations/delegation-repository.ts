import { type Kysely, sql } from 'kysely';
import type { Colleague, Delegation, DelegationRequest } from '#domain/contract.ts';
import type { Database } from '../../db/schema.ts';
import { isNotSetAside } from '../repairs/failed-repair-repository.ts';
import { searchWords } from '../search/search-words.ts';

const MOST_CANDIDATES = 20;
const AT_ONCE = 200;

/** Undefined when the company user has no delegate. */
export async function findDelegation(
  db: Kysely<Database>,
  companyUserId: string,
): Promise<Delegation | undefined> {
  const row = await db
    .selectFrom('company_users as m')
    .innerJoin('company_users as d', 'd.id', 'm.delegate_id')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select(['d.id', 'u.first_name', 'u.last_name', 'm.delegate_from as from', 'm.delegate_until as until'])
    .select(sql<boolean>`m.delegate_active and d.active and u.active`.as('active'))
    .where('m.id', '=', companyUserId)
    .executeTakeFirst();
  if (!row || row.from === null || row.until === null) return undefined;
  const { id, first_name, last_name, from, until, active } = row;
  return { delegate: { _id: id, firstName: first_name, lastName: last_name }, from, until, active };
}

/** `today` is a day by the company's clock. */
export async function writeDelegation(
  db: Kysely<Database>,
  companyUserId: string,
  { delegate, from, until }: DelegationRequest,
  today: string,
): Promise<void> {
  await db
    .updateTable('company_users')
    .set({
      delegate_id: delegate,
      delegate_from: from,
      delegate_until: until,
      delegate_active: from <= today && today <= until,
    })
    .where('id', '=', companyUserId)
    .execute();
}

const NO_DELEGATE = { delegate_id: null, delegate_from: null, delegate_until: null, delegate_active: false };

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

/** Company users whose delegation starts or ends by `today`, a day by the company's clock. */
export async function listOutdatedDelegations(
  db: Kysely<Database>,
  companyId: string,
  today: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('company_users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('delegate_id', 'is not', null)
    .where(({ or, eb }) =>
      or([eb('delegate_until', '<', today), eb('delegate_active', '<>', hasStarted(today))]),
    )
    .where(isNotSetAside('updateDelegation', 'company_users.id'))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Undefined when the company user has no delegate. */
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

/** Starts a delegation whose first day has come, or removes one whose last day is over. */
export async function updateActiveDelegation(
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
  await db
    .updateTable('company_users')
    .set({ delegate_active: hasStarted(today) })
    .where('id', '=', companyUserId)
    .where('delegate_id', 'is not', null)
    .execute();
}

const hasStarted = (today: string) => sql<boolean>`(delegate_from <= ${today}::date)`;

/** Active users of the company, except the one who names the delegate, each word of the search beginning a word of the name. */
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
