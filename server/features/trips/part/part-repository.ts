import type { Kysely } from 'kysely';
import type { Money } from '#domain/contract.ts';
import { REFUSAL_KINDS } from '#domain/trip-requests.ts';
import type { PartStatus } from '#domain/trip-status.ts';
import type { Database } from '../../../db/schema.ts';
import type { PartDetails } from '../../../db/trip-tables.ts';
import { type DueRepair, isNotSetAside } from '../../repairs/failed-repair-repository.ts';
import { isReleased } from '../counted-parts.ts';
import type { PartKind } from './kinds/part-rules.ts';

type Db = Kysely<Database>;

const REPAIRS_AT_ONCE = 200;

export interface PartRecord {
  companyId: string;
  kind: PartKind;
  status: PartStatus;
  reference: string;
  locator: string | null;
  price: Money;
  /** The highest penalty that was agreed to with the cancellation in progress; null of holds that are given back. */
  penaltyCap: Money | null;
  version: number;
}

export async function findPart(db: Db, partId: string): Promise<PartRecord | undefined> {
  const row = await db
    .selectFrom('trip_parts as p')
    .innerJoin('trips as t', 't.id', 'p.trip_id')
    .select(['t.company_id as companyId', 'p.kind', 'p.status', 'p.reference', 'p.locator', 'p.version'])
    .select(['p.price_amount as amount', 'p.price_currency as currency'])
    .select('p.cancellation')
    .where('p.id', '=', partId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { amount, currency, cancellation, ...part } = row;
  return {
    ...part,
    price: { amount, currency },
    penaltyCap: cancellation?.highestPenalty ?? null,
  };
}

/**
 * Whether the trip was refused, sent back or expired after the confirmation of the part had begun, so that the part must
 * not be bought any more.
 */
export async function isRefusedSince(db: Db, partId: string): Promise<boolean> {
  const last = await db
    .selectFrom('trip_parts as p')
    .innerJoin('trip_events as e', 'e.trip_id', 'p.trip_id')
    .select('e.kind')
    .where('p.id', '=', partId)
    .where('p.attempt', '=', 'confirm')
    .where(({ eb, or, and, ref }) =>
      or([
        and([eb('e.part_id', '=', ref('p.id')), eb('e.kind', '=', 'confirming')]),
        and([eb('e.part_id', 'is', null), eb('e.kind', 'in', REFUSAL_KINDS)]),
      ]),
    )
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.kind !== 'confirming';
}

const OVER: readonly PartStatus[] = ['failed', 'cancelled'];

/** Whether the hold with this reference is unused, because its part is over or does not exist. */
export async function isHoldUnused(db: Db, reference: string): Promise<boolean> {
  const part = await db
    .selectFrom('trip_parts')
    .select(['status', 'held_until'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  return part === undefined || (OVER.includes(part.status) && part.held_until !== null);
}

export async function clearHold(db: Db, reference: string): Promise<void> {
  await db
    .updateTable('trip_parts')
    .set({ held_until: null })
    .where('reference', '=', reference)
    .where('status', 'in', OVER)
    .execute();
}

export async function readPartsOnHold(
  db: Db,
  tripId: string,
): Promise<{ id: string; kind: PartRecord['kind']; details: PartDetails }[]> {
  return await db
    .selectFrom('trip_parts')
    .select(['id', 'kind', 'details'])
    .where('trip_id', '=', tripId)
    .where('status', '=', 'held')
    .orderBy('position')
    .execute();
}

export async function listUnsettledParts(
  db: Db,
  limit: number,
): Promise<{ id: string; status: PartStatus }[]> {
  return await db
    .selectFrom('trip_parts')
    .select(['id', 'status'])
    .where('status', 'in', ['confirming', 'unknown', 'changing', 'cancelling'])
    .orderBy('id')
    .limit(limit)
    .execute();
}

export async function listUnreleasedHolds(
  db: Db,
  limit: number,
): Promise<Pick<PartRecord, 'companyId' | 'kind' | 'reference'>[]> {
  return await db
    .selectFrom('trip_parts as p')
    .innerJoin('trips as t', 't.id', 'p.trip_id')
    .select(['t.company_id as companyId', 'p.kind', 'p.reference'])
    .where('p.status', 'in', OVER)
    .where('p.held_until', 'is not', null)
    .orderBy('p.id')
    .limit(limit)
    .execute();
}

function strandedParts(db: Db) {
  return db
    .selectFrom('trip_parts as p')
    .innerJoin('trips as t', 't.id', 'p.trip_id')
    .where('p.status', '=', 'held')
    .where('t.status', 'in', ['rejected', 'cancelled']);
}

export async function listCompaniesStranded(db: Db): Promise<string[]> {
  const rows = await strandedParts(db).select('t.company_id').distinct().execute();
  return rows.map(({ company_id }) => company_id);
}

export async function listStrandedParts(db: Db, companyId: string): Promise<DueRepair[]> {
  return await strandedParts(db)
    .select(['p.id as subjectId', 't.id as tripId'])
    .where('t.company_id', '=', companyId)
    .where(isNotSetAside('giveBackPart', 'p.id'))
    .orderBy('p.id')
    .limit(REPAIRS_AT_ONCE)
    .execute();
}

function stoppedParts(db: Db) {
  return db
    .selectFrom('trip_parts as p')
    .innerJoin('trips as t', 't.id', 'p.trip_id')
    .where('p.status', '=', 'held')
    .where('p.held_until', 'is not', null)
    .where('t.status', '=', 'approved')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('trip_parts as other')
          .select('other.id')
          .whereRef('other.trip_id', '=', 'p.trip_id')
          .where('other.status', '=', 'failed'),
      ),
    );
}

/** The caller handles one company at a time, because each has its own clock. */
export async function listCompaniesStopped(db: Db): Promise<string[]> {
  const rows = await stoppedParts(db).select('t.company_id').distinct().execute();
  return rows.map(({ company_id }) => company_id);
}

export async function listLapsedParts(db: Db, companyId: string, now: Date): Promise<DueRepair[]> {
  return await stoppedParts(db)
    .select(['p.id as subjectId', 't.id as tripId'])
    .where('t.company_id', '=', companyId)
    .where('p.held_until', '<=', now)
    .where(isNotSetAside('lapseHold', 'p.id'))
    .orderBy('p.id')
    .limit(REPAIRS_AT_ONCE)
    .execute();
}

export interface PartToPrice {
  id: string;
  status: PartStatus;
  released: boolean;
  details: PartDetails;
  price: PartDetails['price'];
  penalty: Money | null;
  changeFees: readonly Money[];
}

export async function readPartsToPrice(db: Db, tripId: string): Promise<PartToPrice[]> {
  const rows = await db
    .selectFrom('trip_parts')
    .select(['id', 'status', 'attempt', 'was_booked', 'details'])
    .select(['penalty_amount', 'price_currency as currency'])
    .where('trip_id', '=', tripId)
    .orderBy('position')
    .execute();
  const fees = await db
    .selectFrom('trip_changes')
    .select(['part_id as partId', 'penalty_amount as amount', 'price_currency as currency'])
    .where('trip_id', '=', tripId)
    .where('status', '=', 'done')
    .execute();
  return rows.map(({ penalty_amount: amount, currency, ...row }) => ({
    id: row.id,
    status: row.status,
    released: isReleased(row),
    details: row.details,
    price: row.details.price,
    penalty: amount === null ? null : { amount, currency },
    changeFees: fees.filter(({ partId }) => partId === row.id).map((fee) => toMoney(fee)),
  }));
}

function toMoney({ amount, currency }: Money): Money {
  return { amount, currency };
}

export async function savePartDetails(
  db: Db,
  { id, details }: Pick<PartToPrice, 'id' | 'details'>,
): Promise<void> {
  await db
    .updateTable('trip_parts')
    .set({ details: JSON.stringify(details) })
    .where('id', '=', id)
    .execute();
}

export async function saveTotal(db: Db, tripId: string, { amount, currency }: Money): Promise<void> {
  await db
    .updateTable('trips')
    .set({ total_amount: amount, total_currency: currency })
    .where('id', '=', tripId)
    .execute();
}
