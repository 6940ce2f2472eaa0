import { randomUUIDv7 } from 'node:crypto';

const COMPANIES = 10_000;
/** Every so-manieth company can be found by the word that the benches search for. */
const FOUND_EVERY = 250;
export const FOUND_BY = 'findable';

/** Adds the companies that a large installation has; names sort like their numbers. */
export async function fillWithCompanies(
  executeSql: (text: string, values?: unknown[]) => Promise<unknown>,
): Promise<void> {
  const ids = Array.from({ length: COMPANIES }, () => randomUUIDv7());
  await executeSql(
    `insert into companies (id, customer_id, name, name_key, city, country, language, currency,
        measurement_units, payment_type, search)
      select id, 'BENCH-' || n, 'Example ' || to_char(n, 'FM00000'), 'example ' || to_char(n, 'FM00000'),
        'Zug', 'CH', 'en', 'CHF', 'metric', 'invoice',
        array_to_tsvector(array['example', to_char(n, 'FM00000'), 'zug']
          || case n % $2 when 1 then array[$3::text] else '{}'::text[] end)
      from unnest($1::uuid[]) with ordinality as given (id, n)`,
    [ids, FOUND_EVERY, FOUND_BY],
  );
  await executeSql('vacuum analyze');
}
