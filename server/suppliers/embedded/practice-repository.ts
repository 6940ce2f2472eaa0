import type { Kysely } from 'kysely';
import { reusedPlan } from '../../db/reused-plan.ts';
import type { Database } from '../../db/schema.ts';
import { shortenHolds } from './desk/booking-repository.ts';
import { NO_SWITCHES, type PracticeReader, type PracticeSwitches } from './practice-switches.ts';

type Db = Kysely<Database>;

export function createPracticeReader(db: Db): PracticeReader {
  return { switchesOf: async (companyId) => (await readSwitches(db, companyId)) ?? NO_SWITCHES };
}

/**
 * To be called in a transaction. Moving a clock on shortens the company's holds; moving it back leaves them
 * unchanged.
 */
export async function saveSwitches(db: Db, companyId: string, switches: PracticeSwitches): Promise<void> {
  const columns = toColumns(switches);
  const before = (await readSwitches(db, companyId)) ?? NO_SWITCHES;
  await db
    .insertInto('practice_switches')
    .values({ company_id: companyId, ...columns })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(columns))
    .execute();
  const passed = switches.clockOffsetMinutes - before.clockOffsetMinutes;
  if (passed > 0) await shortenHolds(db, companyId, passed);
}

async function readSwitches(db: Db, companyId: string): Promise<PracticeSwitches | undefined> {
  const row = await db
    .selectFrom('practice_switches')
    .selectAll()
    .where('company_id', '=', companyId)
    .modifyEnd(reusedPlan)
    .executeTakeFirst();
  if (!row) return undefined;
  const { slow_source: source, slow_milliseconds: milliseconds } = row;
  return {
    clockOffsetMinutes: row.clock_offset_minutes,
    priceChangePercent: row.price_change_percent,
    soldOut: row.sold_out,
    slowSource: source === null || milliseconds === null ? null : { source, milliseconds },
    failedSources: row.failed_sources,
    lostAnswers: row.lost_answers,
    silentApprovers: row.silent_approvers,
  };
}

function toColumns(switches: PracticeSwitches) {
  return {
    clock_offset_minutes: switches.clockOffsetMinutes,
    price_change_percent: switches.priceChangePercent,
    sold_out: switches.soldOut,
    slow_source: switches.slowSource?.source ?? null,
    slow_milliseconds: switches.slowSource?.milliseconds ?? null,
    failed_sources: [...switches.failedSources],
    lost_answers: switches.lostAnswers,
    silent_approvers: switches.silentApprovers,
  };
}

export async function resetSwitches(db: Db, companyId: string): Promise<void> {
  await db.deleteFrom('practice_switches').where('company_id', '=', companyId).execute();
}
