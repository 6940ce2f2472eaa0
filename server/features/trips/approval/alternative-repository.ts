import type { Kysely } from 'kysely';
import type { CheapestAlternative } from '#domain/contract.ts';
import type { Database } from '../../../db/schema.ts';
import type { PartDetails, SupplierPartKind } from '../../../db/trip-tables.ts';

export interface PartToCompare {
  companyId: string;
  kind: SupplierPartKind;
  details: PartDetails;
  travelers: readonly string[];
  startsOn: string;
  endsOn: string;
}

/** Undefined when the trip no longer waits for an approval. */
export async function findPartToCompare(
  db: Kysely<Database>,
  partId: string,
): Promise<PartToCompare | undefined> {
  return await db
    .selectFrom('trip_parts as p')
    .innerJoin('trips as t', 't.id', 'p.trip_id')
    .select(['t.company_id as companyId', 'p.kind', 'p.details', 'p.travelers'])
    .select(['p.starts_on as startsOn', 'p.ends_on as endsOn'])
    .where('p.id', '=', partId)
    .where('p.kind', '<>', 'external')
    .$narrowType<{ kind: SupplierPartKind }>()
    .where('t.waiting_until', 'is not', null)
    .executeTakeFirst();
}

/** The versions of trip and part stay, because the request is unchanged. */
export async function saveAlternative(
  db: Kysely<Database>,
  partId: string,
  alternative: CheapestAlternative,
): Promise<void> {
  await db
    .updateTable('trip_parts')
    .set({ alternative: JSON.stringify(alternative) })
    .where('id', '=', partId)
    .execute();
}
