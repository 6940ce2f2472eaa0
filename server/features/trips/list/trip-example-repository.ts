import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { PolicyExample } from '#domain/contract.ts';
import type { OfferWithTitle } from '#domain/policy/compare-policies.ts';
import type { Database } from '../../../db/schema.ts';
import type { SupplierPartKind } from '../../../db/trip-tables.ts';
import { bookedOffer } from '../part/kinds/part-kinds.ts';
import { titleOfRow } from '../title-of-row.ts';

const MOST = 20;

export async function listTripExamples(
  db: Kysely<Database>,
  companyId: string,
  today: string,
): Promise<PolicyExample[]> {
  const rows = await tripExamples(db, companyId).execute();
  return rows.map((row) => ({
    _id: row.id,
    kind: 'trip',
    parts: row.parts.map(({ kind }) => kind),
    title: titleOfRow(row, today),
    startsOn: row.starts_on,
    at: row.created_at.toISOString(),
  }));
}

/** The query is exported so that tests can check its plan. */
export function tripExamples(db: Kysely<Database>, companyId: string) {
  return db
    .selectFrom('trips as t')
    .select(['t.id', 't.destinations', 't.starts_on', 't.ends_on', 't.created_at'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('trip_parts as p')
          .select('p.kind')
          .distinct()
          .whereRef('p.trip_id', '=', 't.id')
          .where('p.kind', '<>', 'external')
          .$narrowType<{ kind: SupplierPartKind }>()
          .orderBy('p.kind'),
      ).as('parts'),
    )
    .where('t.company_id', '=', companyId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('trip_parts as sold')
          .select('sold.id')
          .whereRef('sold.trip_id', '=', 't.id')
          .where('sold.kind', '<>', 'external'),
      ),
    )
    .orderBy('t.created_at', 'desc')
    .limit(sql.lit(MOST));
}

export async function findBookedOffers(
  db: Kysely<Database>,
  companyId: string,
  tripId: string,
): Promise<OfferWithTitle[] | undefined> {
  const rows = await db
    .selectFrom('trips as t')
    .innerJoin('trip_parts as p', 'p.trip_id', 't.id')
    .select(['p.kind', 'p.details', 'p.price_amount as amount', 'p.price_currency as currency'])
    .where('t.company_id', '=', companyId)
    .where('t.id', '=', tripId)
    .where('p.kind', '<>', 'external')
    .$narrowType<{ kind: SupplierPartKind }>()
    .orderBy('p.position')
    .execute();
  if (rows.length === 0) return undefined;
  return rows.map(({ kind, details, amount, currency }) => bookedOffer(kind, details, { amount, currency }));
}
