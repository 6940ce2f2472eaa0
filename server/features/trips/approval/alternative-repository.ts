import type { Kysely } from 'kysely';
import type { CheapestAlternative, PartComparison } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import type { PartDetails, PolicyAtDecision, SupplierPartKind } from '../../../db/trip-tables.ts';

/** Marks the held parts of a trip that are not compared yet, and returns their ids. */
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

export interface PartToCompare {
  companyId: string;
  kind: SupplierPartKind;
  details: PartDetails;
  travelers: readonly string[];
  startsOn: string;
  endsOn: string;
  /** The policies by which it was judged when it was requested. */
  policies: readonly PolicyAtDecision[];
}

/** Undefined when the trip no longer waits for an approval. */
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

interface SearchOutcome {
  /** Null when no search is needed any more. */
  search: NonNullable<PartComparison['search']> | null;
  alternative: CheapestAlternative | null;
}

/** The versions of trip and part stay, because the request is unchanged. */
export async function saveSearch(
  db: Kysely<Database>,
  partId: string,
  { search, alternative }: SearchOutcome,
): Promise<void> {
  await db
    .updateTable('trip_parts')
    .set({ alternative_search: search, alternative: alternative && JSON.stringify(alternative) })
    .where('id', '=', partId)
    .execute();
}
