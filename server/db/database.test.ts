import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEmbeddedDatabase } from '#tests/support/embedded-database.ts';
import { openDatabase } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { migrate, migrationsDone } from './migrate.ts';
import type { OpenDatabase } from './open-database.ts';

// Creating a database takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'zugvogel-data-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the embedded database', () => {
  /** What others than the owner may read or write. */
  async function openToOthers(): Promise<string[]> {
    const entries = await readdir(dataDir, { recursive: true });
    const modes = await Promise.all(
      ['', ...entries].map(async (name) => ({ name, mode: (await stat(join(dataDir, name))).mode })),
    );
    return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ name }) => name);
  }

  /** The space of its log is freed while it is open. */
  async function expectLogToBeFreed({ executeSql }: OpenDatabase): Promise<void> {
    const segments = async () =>
      (await readdir(join(dataDir, 'pg', 'pg_wal'))).filter((name) => /^[\dA-F]{24}$/.test(name));
    const fillSegment = `select pg_logical_emit_message(false, 'test', repeat('x', 16 * 1024 * 1024))`;
    for (let count = 0; count < 10; count += 1) await executeSql(fillSegment);
    await vi.waitFor(async () => expect((await segments()).length).toBeLessThanOrEqual(8), {
      timeout: 30_000,
    });
  }

  it('persists its content, for one process at a time and its owner alone, and leaves no lock', async () => {
    const first = await openDatabase({ databaseUrl: undefined, dataDir });
    const filled = await first.executeSql(
      "create table words (word text); insert into words values ('stork') returning word; select 1 as one",
    );
    expect(filled.rows).toEqual([{ word: 'stork' }, { one: 1 }]);
    await expect(openDatabase({ databaseUrl: undefined, dataDir })).rejects.toThrow(
      `The data directory ${dataDir} is used by another process (${process.pid} on ${hostname()}).`,
    );
    await first.close();
    expect(await openToOthers()).toEqual([]);
    for (const name of ['', 'pg', 'pg/base', 'pg/PG_VERSION']) await chmod(join(dataDir, name), 0o755);
    const second = await openDatabase({ databaseUrl: undefined, dataDir });
    expect((await second.executeSql('select word from words')).rows).toEqual([{ word: 'stork' }]);
    await expectLogToBeFreed(second);
    await second.close();
    expect(await readdir(dataDir)).toEqual(['pg']);
    expect(await openToOthers()).toEqual([]);
  });

  it('is not left half created when its directory can not be written', async () => {
    await writeFile(join(dataDir, 'file'), '');
    await expect(openDatabase({ databaseUrl: undefined, dataDir: join(dataDir, 'file') })).rejects.toThrow(
      /^The data directory .* can't be written: /,
    );
  });

  it('reads columns as the server does: days as text, counts as numbers, bytes as a buffer', async () => {
    const { executeSql, close } = await openEmbeddedDatabase();
    const { rows } = await executeSql(
      `select $1::int8 as n, date '2027-03-14' as day, timestamp '2027-03-14 09:00' as local, 1.50::numeric as price,
        timestamptz '2027-03-14T09:00:00Z' as instant, '\\x00ff'::bytea as bytes`,
      [7],
    );
    expect(rows).toEqual([
      {
        n: 7,
        day: '2027-03-14',
        local: '2027-03-14 09:00:00',
        price: '1.50',
        instant: new Date('2027-03-14T09:00:00Z'),
        bytes: Buffer.from([0, 255]),
      },
    ]);
    await close();
  });

  it('runs plain SQL outside of an open transaction', async () => {
    const { db, executeSql, close } = await openEmbeddedDatabase();
    await executeSql('create table steps (step text)');
    const outside: Promise<unknown>[] = [];
    await db
      .transaction()
      .execute(async (transaction) => {
        outside.push(executeSql(`insert into steps values ('outside')`));
        await sql`insert into steps values ('inside')`.execute(transaction);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await Promise.all(outside);
    expect((await executeSql('select step from steps')).rows).toEqual([{ step: 'outside' }]);
    await close();
  });
});

describe('a database server', () => {
  it('that can not be reached is reported, without its password', async () => {
    const databaseUrl = 'postgres://me:hidden@127.0.0.1:1/zugvogel';
    const opening = openDatabase({ databaseUrl, dataDir });
    await expect(opening).rejects.toThrow(/^The database that DATABASE_URL names can't be reached: /);
    await expect(opening).rejects.not.toThrow(/hidden/);
    expect(await readdir(dataDir)).toEqual([]);
  });
});

describe('the lock of a directory', () => {
  it('is taken over from a process that has ended', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    await writeFile(join(dataDir, 'lock.json'), JSON.stringify({ pid: child.pid, host: hostname() }));
    const unlock = await lockDirectory(dataDir);
    expect(JSON.parse(await readFile(join(dataDir, 'lock.json'), 'utf8')).pid).toBe(process.pid);
    await unlock();
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is taken over from an earlier process with the same number', async () => {
    const holder = { pid: process.pid, host: hostname(), started: 'long ago' };
    await writeFile(join(dataDir, 'lock.json'), JSON.stringify(holder));
    await (await lockDirectory(dataDir))();
  });

  it('stays with a process of another machine, which can not be seen', async () => {
    const holder = { pid: 1, host: 'elsewhere' };
    await writeFile(join(dataDir, 'lock.json'), JSON.stringify(holder));
    await expect(lockDirectory(dataDir)).rejects.toThrow('(1 on elsewhere)');
  });

  it('goes to one of several processes that find a stale one', async () => {
    for (let round = 1; round <= 25; round += 1) {
      await writeFile(join(dataDir, 'lock.json'), `damaged ${round}`);
      const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(dataDir)));
      expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await readdir(dataDir)).toEqual(['lock.json']);
    }
  });

  it('is taken over even if a process has ended while taking it over', async () => {
    const deadOwner = JSON.stringify({ pid: process.pid, host: hostname(), started: 'long ago' });
    const succession = createHash('sha256').update('damaged').digest('hex').slice(0, 16);
    await writeFile(join(dataDir, 'lock.json'), 'damaged');
    await writeFile(join(dataDir, `lock.json.${succession}`), deadOwner);
    await (await lockDirectory(dataDir))();
    expect(await readdir(dataDir)).toEqual([]);
  });
});

describe('migrations', () => {
  it('run once, and are recorded', async () => {
    const { db, close } = await openEmbeddedDatabase();
    const recorded = () => sql<{ name: string }>`select * from kysely_migration order by name`.execute(db);
    const { rows } = await recorded();
    await migrate(db);
    expect((await recorded()).rows).toEqual(rows);
    expect(await migrationsDone(db)).toBe(true);
    const last = rows.at(-1)?.name;
    await sql`update kysely_migration set name = 'unknown' where name = ${last}`.execute(db);
    expect(await migrationsDone(db)).toBe(false);
    await sql`update kysely_migration set name = ${last} where name = 'unknown'`.execute(db);
    await close();
  });

  it('refuses the schema of a newer program, and names the version it needs', async () => {
    const { db, close } = await openEmbeddedDatabase();
    await sql`insert into kysely_migration values ('9998-later', ''), ('9999-latest', '')`.execute(db);
    await expect(migrate(db)).rejects.toMatchObject({
      lines: [
        expect.stringMatching(
          /a version with the migration 9999-latest is needed, and this one ends at \d{4}-/,
        ),
      ],
    });
    await sql`delete from kysely_migration where name in ('9998-later', '9999-latest')`.execute(db);
    await close();
  });
});
