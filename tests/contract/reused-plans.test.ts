import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reusedPlan } from '#server/db/reused-plan.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const TIMES = [1, 2, 3, 4];

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table kinds (
    id integer primary key, amount int8, day date, at timestamptz, names text[], bytes bytea, rule jsonb, is_on boolean
  )`.execute(database.db);
});
afterAll(() => database.close());

const insert = (id: number, db = database.db) =>
  sql`insert into kinds (id) values (${id}) returning id ${reusedPlan}`.execute(db);
const countFrom = async (id: number) => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from kinds where id >= ${id} ${reusedPlan}`.execute(database.db);
  return rows[0]?.n;
};

test('a statement returns the same each time', async () => {
  const row = {
    amount: 7,
    day: '2027-03-14',
    at: new Date('2027-03-14T09:00:00Z'),
    names: ['a "quoted" one', 'b,c'],
    bytes: Buffer.from([0, 255]),
    rule: { within: [1, null] },
    is_on: true,
  };
  for (const id of TIMES) {
    const { rows, numAffectedRows } = await sql`
      insert into kinds values (${id}, ${row.amount}, ${row.day}, ${row.at}, ${row.names}, ${row.bytes},
        ${JSON.stringify(row.rule)}, ${row.is_on}) returning * ${reusedPlan}`.execute(database.db);
    expect(rows).toEqual([{ id, ...row }]);
    expect(numAffectedRows).toBe(1n);
  }
  for (const id of TIMES) {
    const { rows } = await sql`
      update kinds set amount = ${null} where id >= ${id} returning amount ${reusedPlan}`.execute(
      database.db,
    );
    expect(rows).toEqual(TIMES.slice(id - 1).map(() => ({ amount: null })));
  }
});

test('a refused statement does not affect later ones', async () => {
  await insert(100);
  for (const _ of TIMES) {
    await expect(insert(100)).rejects.toMatchObject({ code: '23505' });
    await expect(insert(Number.NaN)).rejects.toMatchObject({ code: '22P02' });
    expect(await countFrom(100)).toBe(1);
  }
});

test('a statement that fails the first time works later', async () => {
  const add = (id: number) =>
    sql`insert into kinds (id, amount) values (${id}, 1) returning id, amount ${reusedPlan}`.execute(
      database.db,
    );
  await insert(150);
  await expect(add(150)).rejects.toMatchObject({ code: '23505' });
  for (const id of TIMES) expect((await add(150 + id)).rows).toEqual([{ id: 150 + id, amount: 1 }]);
});

test('a statement whose columns have changed is refused, never decoded by the old ones', async () => {
  await sql`create table places (id integer)`.execute(database.db);
  const all = () => sql`select * from places ${reusedPlan}`.execute(database.db);
  await sql`insert into places values (1)`.execute(database.db);
  // Each of several connections prepares the statement for itself.
  for (const rows of await Promise.all(TIMES.map(async () => (await all()).rows))) {
    expect(rows).toEqual([{ id: 1 }]);
  }
  await sql`alter table places add column name text`.execute(database.db);
  for (const _ of TIMES) await expect(all()).rejects.toThrow('cached plan must not change result type');
});

test('a statement that answers nothing says how many rows it wrote', async () => {
  for (const id of TIMES) {
    const written = await sql`insert into kinds (id) values (${20 + id}) ${reusedPlan}`.execute(database.db);
    expect(written).toMatchObject({ rows: [], numAffectedRows: 1n });
  }
});

test('a count that is too large a number is refused, and the next one is answered', async () => {
  const twice = (n: number) =>
    sql`select ${n}::int8 * 2 as n, null::text as nothing ${reusedPlan}`.execute(database.db);
  for (const n of TIMES) {
    expect((await twice(n)).rows).toEqual([{ n: 2 * n, nothing: null }]);
    await expect(twice(Number.MAX_SAFE_INTEGER)).rejects.toThrow(RangeError);
  }
});

test('a transaction that fails takes back what its statements did', async () => {
  for (const _ of TIMES) {
    await expect(
      database.db.transaction().execute(async (transaction) => {
        await insert(200, transaction);
        await insert(201, transaction);
        await insert(200, transaction);
      }),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await countFrom(200)).toBe(0);
  }
});

test('a statement still works when the table has changed', async () => {
  for (const id of TIMES) await insert(300 + id);
  await sql`alter table kinds add column later text not null default 'later'`.execute(database.db);
  await insert(310);
  expect(await countFrom(300)).toBe(TIMES.length + 1);
});
