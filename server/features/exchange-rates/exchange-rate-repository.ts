import { type Kysely, sql } from 'kysely';
import type { ExchangeRates } from '#domain/exchange-rates.ts';
import { reusedPlan } from '../../db/reused-plan.ts';
import type { Database } from '../../db/schema.ts';

/** How many days are written with one statement; a day has some thirty rates. */
const DAYS_AT_ONCE = 200;

/** The rates of that day, or of the last one before it that has any: banks publish none at weekends. */
export async function readRatesOn(db: Kysely<Database>, day: string): Promise<ExchangeRates | null> {
  const rows = await db
    .selectFrom('exchange_rates')
    .select(['day', 'currency', 'per_euro'])
    .where('day', '=', ({ selectFrom }) =>
      selectFrom('exchange_rates').select('day').where('day', '<=', day).orderBy('day', 'desc').limit(1),
    )
    .modifyEnd(reusedPlan)
    .execute();
  const date = rows[0]?.day;
  if (date === undefined) return null;
  return { date, perEuro: Object.fromEntries(rows.map((row) => [row.currency, row.per_euro])) };
}

export async function replaceRates(db: Kysely<Database>, days: readonly ExchangeRates[]): Promise<void> {
  // Concurrent writers wait for each other; readers never wait.
  await sql`lock table exchange_rates in share row exclusive mode`.execute(db);
  for (let from = 0; from < days.length; from += DAYS_AT_ONCE) {
    await replaceSome(db, days.slice(from, from + DAYS_AT_ONCE));
  }
}

async function replaceSome(db: Kysely<Database>, days: readonly ExchangeRates[]): Promise<void> {
  const rows = days.flatMap(({ date: day, perEuro }) =>
    Object.entries(perEuro).map(([currency, per_euro]) => ({ day, currency, per_euro })),
  );
  const dates = days.map(({ date }) => date);
  await db.deleteFrom('exchange_rates').where('day', 'in', dates).execute();
  await sql`
    insert into exchange_rates (day, currency, per_euro)
    select day, currency, per_euro
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (day date, currency char(3), per_euro numeric)
  `.execute(db);
}
