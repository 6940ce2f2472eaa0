import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { reusedPlan } from '../../../db/reused-plan.ts';
import type { Database } from '../../../db/schema.ts';
import type { BookingName, StockReader } from '../stock.ts';

type Db = Kysely<Database>;

export interface UnitQuantity {
  unit: string;
  quantity: number;
}

const UNITS_AT_ONCE = 200;

/** Reads large sets in parts, one at a time over all callers, and lets other work run between two of them. */
export function createStockReader(db: Db): StockReader {
  const oneAtATime = createOneAtATime();
  return {
    async takenOf(units, at, except) {
      const takenUnits = new Map<string, number>();
      for (let first = 0; first < units.length; first += UNITS_AT_ONCE) {
        const part = units.slice(first, first + UNITS_AT_ONCE);
        const some = await oneAtATime(() => readTaken(db, part, at, except));
        for (const [unit, quantity] of some) takenUnits.set(unit, quantity);
      }
      return takenUnits;
    },
  };
}

export async function readTaken(
  db: Db,
  units: readonly string[],
  at: Date,
  except?: BookingName,
): Promise<ReadonlyMap<string, number>> {
  if (units.length === 0) return new Map();
  const others = except
    ? sql`(company_id, reference) <> (${except.companyId}::uuid, ${except.reference}::text)`
    : sql`true`;
  // Unit by unit, so that the index is used regardless of the table's statistics, and its size does not
  // matter.
  const { rows } = await sql<{ unit: string; taken: number }>`
    select wanted.unit, found.taken from unnest(${[...units]}::text[]) as wanted (unit) cross join lateral (
      select sum(quantity)::integer as taken from embedded_units
      where unit = wanted.unit and (held_until is null or held_until > ${at}) and ${others}
    ) as found
    where found.taken is not null ${reusedPlan}`.execute(db);
  return new Map(rows.map(({ unit, taken }) => [unit, taken]));
}

/**
 * Locks the booking and its units until the end of the transaction, so that one buyer at a time proceeds,
 * over all processes. All callers take their locks in the same order, which prevents deadlocks.
 */
export async function lockUnits(
  db: Db,
  { companyId, reference }: BookingName,
  units: readonly UnitQuantity[],
): Promise<void> {
  const names = [`booking/${companyId}/${reference}`, ...units.map(({ unit }) => unit)];
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, 0) as key from unnest(${names}::text[]) as name order by key
    ) as keys`.execute(db);
}

export async function takeUnits(
  db: Db,
  { companyId, reference }: BookingName,
  { units, heldUntil }: { units: readonly UnitQuantity[]; heldUntil: Date | null },
): Promise<void> {
  if (units.length === 0) return;
  await db
    .insertInto('embedded_units')
    .values(
      units.map(({ unit, quantity }) => ({
        unit,
        quantity,
        reference,
        company_id: companyId,
        held_until: heldUntil,
      })),
    )
    .execute();
}

export async function confirmUnits(db: Db, { companyId, reference }: BookingName): Promise<void> {
  await db
    .updateTable('embedded_units')
    .set({ held_until: null })
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .execute();
}

export async function freeUnits(db: Db, { companyId, reference }: BookingName): Promise<void> {
  await db
    .deleteFrom('embedded_units')
    .where('company_id', '=', companyId)
    .where('reference', '=', reference)
    .execute();
}

/** Stock of expired holds no longer counts as taken. */
export async function deleteLapsedHolds(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('embedded_units').where('held_until', '<=', at).execute();
}

/** Runs the given work, one piece at a time; resolves or rejects like the work. */
type OneAtATime = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Runs pieces of long work in the order in which they arrive. The event loop runs between two of them, so
 * that other events wait for one piece at most.
 */
export function createOneAtATime(): OneAtATime {
  let last: Promise<unknown> = Promise.resolve();
  const goOn = () => nextTurn();
  return (work) => {
    const result = last.then(work);
    last = result.then(goOn, goOn);
    return result;
  };
}
