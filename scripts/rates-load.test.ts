import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { lockDirectory } from '#server/db/directory-lock.ts';
import { readRatesOn } from '#server/features/exchange-rates/exchange-rate-repository.ts';
import { writeEmbeddedDatabase } from '#tests/support/embedded-database.ts';

let folder: string;
let dataDir: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'zugvogel-rates-'));
  dataDir = path.join(folder, 'data');
});
afterEach(() => rm(folder, { recursive: true }));

function load(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/rates-load.ts', ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, INIT_CWD: folder },
  });
  return { status, stdout, stderr };
}

test('the rates of a file are in the database, however often they are loaded', {
  timeout: 60_000,
}, async () => {
  await mkdir(dataDir);
  await writeEmbeddedDatabase(dataDir);
  await writeFile(path.join(folder, 'rates.csv'), 'Date,USD,CHF,\n2026-11-20,1.0875,0.9412,\n');
  const loaded = { status: 0, stdout: 'Rates are loaded: 1 day, 2026-11-20.\n', stderr: '' };
  expect(load('rates.csv')).toEqual(loaded);
  expect(load('rates.csv')).toEqual(loaded);
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
  const rates = await readRatesOn(db, '2026-11-21');
  await close();
  expect(rates).toEqual({ date: '2026-11-20', perEuro: { USD: '1.0875', CHF: '0.9412' } });
});

test('an invalid line is named, and nothing is loaded', async () => {
  await writeFile(path.join(folder, 'bad.csv'), 'Date,USD\n2026-11-20,1.0875\n2026-11-19,one\n');
  expect(load('bad.csv')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'bad.csv, line 3: "one" is no rate for USD, such as 0.9412. Nothing was loaded.\n',
  });
});

test('a file that is not there is named', () => {
  const { status, stderr } = load('missing.csv');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^missing\.csv can't be read: .+\n$/)]);
});

test.each([[[]], [['a.csv', 'b.csv']]])('how to use it is said to who calls it with %j', (args) => {
  expect(load(...args)).toMatchObject({ status: 1, stderr: 'Use it as: npm run rates:load -- file.csv\n' });
});

test('a server that uses the embedded database has to be stopped first', async () => {
  await writeFile(path.join(folder, 'rates.csv'), 'Date,USD\n2026-11-20,1.0875\n');
  await mkdir(dataDir);
  const unlock = await lockDirectory(dataDir);
  const { status, stderr } = load('rates.csv');
  await unlock();
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The data directory .+ Stop it first;.+\n$/)]);
});
