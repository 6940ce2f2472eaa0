import type { Kysely } from 'kysely';
import type { CheapestAlternative, Money, PartComparison } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import type { PartDetails, PolicyAtDecision, SupplierPartKind } from '../../../db/trip-tables.ts';
import type { ComparedSubject } from '../../../jobs/jobs.ts';

export async function startSearches(db: Kysely<Database>, tripId: string): Promise<string[]> {
  const started = await db
    .updateTable('trip_parts')
    .set({ alternative_search: 'looking' })
    .where('trip_id', '=', tripId)
    .where('kind', '<>', 'external')
    .where('status', '=', 'held')
    .where('alternative_search', 'is', null)
    .returning('id')
    .execute();
  return started.map(({ id }) => id);
}

/** Lists pending parts whose search has started; some searches may have been lost. */
export async function listSearches(db: Kysely<Database>, limit: number): Promise<ComparedSubject[]> {
  const [parts, changes] = await Promise.all([
    db
      .selectFrom('trip_parts as p')
      .innerJoin('trips as t', 't.id', 'p.trip_id')
      .select('p.id as partId')
      .where('p.alternative_search', '=', 'looking')
      .where('t.waiting_until', 'is not', null)
      .limit(limit)
      .execute(),
    db
      .selectFrom('trip_changes')
      .select('id as changeId')
      .where('alternative_search', '=', 'looking')
      .where('waiting_until', 'is not', null)
      .limit(limit)
      .execute(),
  ]);
  return [...parts, ...changes];
}

export interface PartToCompare {
  companyId: string;
  kind: SupplierPartKind;
  details: PartDetails;
  travelers: readonly string[];
  startsOn: string;
  endsOn: string;
  policies: readonly PolicyAtDecision[];
}

export async function findPartToCompare(
  db: Kysely<Database>,
  partId: string,
): Promise<PartToCompare | undefined> {
  return await db
    .selectFrom('trip_parts as p')
    .innerJoin('trips as t', 't.id', 'p.trip_id')
    .select(['t.company_id as companyId', 't.policies', 'p.kind', 'p.details', 'p.travelers'])
    .select(['p.starts_on as startsOn', 'p.ends_on as endsOn'])
    .where('p.id', '=', partId)
    .where('p.kind', '<>', 'external')
    .$narrowType<{ kind: SupplierPartKind }>()
    .where('t.waiting_until', 'is not', null)
    .executeTakeFirst();
}

export interface ChangeToCompare extends PartToCompare {
  booked: { reference: string; offerKey: string; details: PartDetails; price: Money };
}

export async function findChangeToCompare(
  db: Kysely<Database>,
  changeId: string,
): Promise<ChangeToCompare | undefined> {
  const row = await db
    .selectFrom('trip_changes as c')
    .innerJoin('trip_parts as p', 'p.id', 'c.part_id')
    .select(['c.company_id as companyId', 'c.policies', 'p.kind', 'c.details', 'p.travelers'])
    .select(['c.starts_on as startsOn', 'c.ends_on as endsOn'])
    .select(['p.reference', 'p.offer_key as offerKey', 'p.details as bookedDetails'])
    .select(['p.price_amount as amount', 'p.price_currency as currency'])
    .where('c.id', '=', changeId)
    .where('p.kind', '<>', 'external')
    .$narrowType<{ kind: SupplierPartKind }>()
    .where('c.waiting_until', 'is not', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { reference, offerKey, bookedDetails: details, amount, currency, ...change } = row;
  return { ...change, booked: { reference, offerKey, details, price: { amount, currency } } };
}

interface SearchOutcome {
  search: NonNullable<PartComparison['search']> | null;
  alternative: CheapestAlternative | null;
}

/** The versions of trip and part stay, because the request is unchanged. */
export async function saveSearch(
  db: Kysely<Database>,
  compared: ComparedSubject,
  { search, alternative }: SearchOutcome,
): Promise<void> {
  const columns = { alternative_search: search, alternative: alternative && JSON.stringify(alternative) };
  if ('changeId' in compared) {
    await db.updateTable('trip_changes').set(columns).where('id', '=', compared.changeId).execute();
  } else {
    await db.updateTable('trip_parts').set(columns).where('id', '=', compared.partId).execute();
  }
}
