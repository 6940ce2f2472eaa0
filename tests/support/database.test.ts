import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { engines, openTestDatabase, type TestDatabase } from './database.ts';

describe.each(engines)('a database for tests on %s', { timeout: 60_000 }, (engine) => {
  const opened: TestDatabase[] = [];
  const open = async () => {
    const database = await openTestDatabase(engine);
    opened.push(database);
    return database;
  };
  afterEach(async () => {
    for (const { close } of opened.splice(0)) await close();
  });

  it('is migrated, and shares nothing with another one', async () => {
    const [first, second] = [await open(), await open()];
    const groups = ({ db }: TestDatabase) => db.selectFrom('company_groups').select('name').execute();
    await sql`create table only_here (name text)`.execute(first.db);
    const { rows } = await sql`select from information_schema.tables where table_name = 'only_here'`.execute(
      second.db,
    );
    expect(rows).toEqual([]);
    expect(await groups(second)).toEqual([]);
  });

  it('is the engine that was asked for', async () => {
    const { db, engine: opened } = await open();
    const { rows } = await sql<{ version: string }>`select version()`.execute(db);
    expect(opened).toBe(engine);
    expect(rows[0]?.version).toMatch(engine === 'postgres' ? /^PostgreSQL 15/ : /PGlite/);
  });
});
