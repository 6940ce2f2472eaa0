import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { writeEmbeddedDatabase } from '#tests/support/embedded-database.ts';

// Each run starts a process and opens a database, which takes long where the machine is busy.
vi.setConfig({ testTimeout: 180_000 });

const PASSWORD = 'four quiet mountain huts';
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'zugvogel-admin-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

function create(answers: string[], ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/admin-create.ts', ...args], {
    encoding: 'utf8',
    input: answers.map((answer) => `${answer}\n`).join(''),
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, SECRET_KEY: 'a secret of thirty-two characters' },
  });
  return { status, stdout, stderr };
}

test('prompts for everything, and refuses once there is a site-admin', async () => {
  await writeEmbeddedDatabase(dataDir);
  const answers = ['anna@travel.example', 'Anna', 'Keller', 'Travel AG', PASSWORD, PASSWORD];
  const created = create(answers);
  expect(created).toMatchObject({ status: 0, stdout: 'The site-admin anna@travel.example is created.\n' });
  expect(created.stderr).not.toContain(PASSWORD);
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
  const users = await db.selectFrom('users').select(['email', 'first_name', 'last_name']).execute();
  await close();
  expect(users).toEqual([{ email: 'anna@travel.example', first_name: 'Anna', last_name: 'Keller' }]);
  expect(create(answers)).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There is a site-admin already. With --another one more is created.\n',
  });
});

test('prints its usage', () => {
  expect(create([], '--help').stderr).toBe('Use it as: npm run admin:create -- [--invite] [--another]\n');
});
