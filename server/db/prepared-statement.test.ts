import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openEmbeddedDatabase } from '#tests/support/embedded-database.ts';
import type { OpenDatabase } from './open-database.ts';
import { type Params, preparedStatement } from './prepared-statement.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmbeddedDatabase();
});
afterAll(() => database.close());

interface Parcel {
  weight: number;
  from: string;
  to: string | null;
}

it('is built once, and executed with the current values', async () => {
  const build = vi.fn(
    ({ weight, from, to }: Params<Parcel>) =>
      sql<object>`select ${from}::text as "from", ${to}::text as "to", ${weight}::int * 2 as pair, ${from}::text as again`,
  );
  const weigh = preparedStatement(build);
  expect(await weigh(database.db, { weight: 4, from: 'Basel', to: 'Ulm' })).toEqual([
    { from: 'Basel', to: 'Ulm', pair: 8, again: 'Basel' },
  ]);
  expect(await weigh(database.db, { to: null, from: 'Genf', weight: 1 })).toEqual([
    { from: 'Genf', to: null, pair: 2, again: 'Genf' },
  ]);
  expect(build).toHaveBeenCalledTimes(1);
});

it('accepts query builders, whose own values are fixed', async () => {
  const keep = preparedStatement(({ key }: Params<{ key: string }>, db) =>
    db.insertInto('throttles').values({ key, attempts: [] }).returning('key'),
  );
  const find = preparedStatement(({ key }: Params<{ key: string }>, db) =>
    db
      .selectFrom('throttles')
      .select('key')
      .where('key', 'in', [key, sql.val('stork')])
      .orderBy('key'),
  );
  await keep(database.db, { key: 'stork' });
  await keep(database.db, { key: 'crane' });
  expect(await find(database.db, { key: 'crane' })).toEqual([{ key: 'crane' }, { key: 'stork' }]);
  expect(await find(database.db, { key: 'swift' })).toEqual([{ key: 'stork' }]);
});

it('can be executed again after an error', async () => {
  const half = preparedStatement(({ of }: Params<{ of: number }>) => sql`select 1 / ${of}::int as part`);
  await expect(half(database.db, { of: 0 })).rejects.toThrow('division by zero');
  expect(await half(database.db, { of: 1 })).toEqual([{ part: 1 }]);
});
