import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { insertGroup } from '#tests/contract/support/records.ts';
import { engines, openTestDatabase, type TestDatabase, testEngine } from './database.ts';

describe(`a database for tests on ${testEngine()}`, { timeout: 60_000 }, () => {
  const opened: TestDatabase[] = [];
  const open = async () => {
    const database = await openTestDatabase();
    opened.push(database);
    return database;
  };
  afterEach(async () => {
    for (const { close } of opened.splice(0)) await close();
  });

  it('is migrated, and isolated from others', async () => {
    const [first, second] = [await open(), await open()];
    const groups = ({ db }: TestDatabase) => db.selectFrom('company_groups').select('name').execute();
    await sql`create table only_here (name text)`.execute(first.db);
    const { rows } = await sql`select from information_schema.tables where table_name = 'only_here'`.execute(
      second.db,
    );
    expect(rows).toEqual([]);
    expect(await groups(second)).toEqual([]);
  });

  it('is empty, regardless of what was done to the one before', async () => {
    const many = `insert into company_groups (id, name, name_key)
      select gen_random_uuid(), 'Group ' || n, 'group ' || n from generate_series(1, 5000) n`;
    const doings = [
      ...[many, "set lock_timeout = '7s'", 'create table left_over (name text)', 'analyze', 'vacuum'],
      'select',
    ];
    for (const doing of doings) {
      const { db, executeSql, close } = await open();
      expect(await sql`select from company_groups`.execute(db)).toMatchObject({ rows: [] });
      const { rows } = await executeSql(
        `select current_setting('lock_timeout') as waits, to_regclass('left_over') as made,
          (select count(*) from pg_statistic where starelid >= 16384)::integer as statistics,
          (select reltuples from pg_class where relname = 'company_groups') as counted,
          pg_relation_size('company_groups') <= 8192 as small`,
      );
      expect(rows).toEqual([{ waits: '0', made: null, statistics: 0, counted: -1, small: true }]);
      await insertGroup(db, 'Before');
      await executeSql(doing);
      await close();
      await expect(sql`select`.execute(db)).rejects.toThrow(/destroyed/);
    }
  });

  it('is closed once, even if close is called several times', async () => {
    const { close } = await open();
    await Promise.all([close(), close()]);
    const [first, second] = [await open(), await open()];
    await insertGroup(first.db, 'Mine');
    expect(await sql`select from company_groups`.execute(second.db)).toMatchObject({ rows: [] });
  });
});

it.each(engines)('a database for tests on %s uses the requested engine', async (engine) => {
  const { db, engine: opened, close } = await openTestDatabase(engine);
  const { rows } = await sql<{ version: string }>`select version()`.execute(db);
  expect(opened).toBe(engine);
  expect(rows[0]?.version).toMatch(engine === 'postgres' ? /^PostgreSQL 15/ : /PGlite/);
  await close();
});
