import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assertSealingKey } from '#server/db/assert-sealing-key.ts';
import { openDatabase } from '#server/db/database.ts';
import { unsealFrom, withSealingKey } from '#server/db/sealed.ts';
import { insertPerson } from '#server/features/users/user-write-repository.ts';
import { deriveKeys } from '#server/security/keys.ts';
import { writeEmbeddedDatabase } from '#tests/support/embedded-database.ts';

// Each run starts a process and opens a database, which takes long where the machine is busy.
vi.setConfig({ testTimeout: 180_000 });

const FORMER = 'the former secret of these tests only';
const NEXT = 'the next secret of these tests alone';
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'zugvogel-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

function change(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/secret-change.ts'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...env },
  });
  return { status, stdout, stderr };
}

const openWith = async (secret: string) =>
  withSealingKey(await openDatabase({ databaseUrl: undefined, dataDir }), deriveKeys(secret));

test('stored data is read with the new secret alone, and a wrong former one changes nothing', async () => {
  await writeEmbeddedDatabase(dataDir);
  const before = await openWith(FORMER);
  await assertSealingKey(before.db);
  const person = { email: 'anna@travel.example', firstName: 'Anna', lastName: 'Keller' };
  const userId = await insertPerson(before.db, { ...person, dateOfBirth: '1971-03-29' });
  await before.close();

  expect(change({ SECRET_KEY: FORMER, FORMER_SECRET_KEY: NEXT })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('encrypted with another SECRET_KEY'),
  });
  expect(change({ SECRET_KEY: NEXT, FORMER_SECRET_KEY: FORMER })).toEqual({
    status: 0,
    stdout: 'The stored data is encrypted with the new secret. From now on, start with that one.\n',
    stderr: '',
  });

  const after = await openWith(NEXT);
  await assertSealingKey(after.db);
  const { sealed_date_of_birth: sealed } = await after.db
    .selectFrom('users')
    .select('sealed_date_of_birth')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(unsealFrom(after.db, `users.sealed_date_of_birth ${userId}`, sealed)).toBe('1971-03-29');
  await after.close();
});

test('both secrets have to be given', () => {
  expect(change({ SECRET_KEY: NEXT }).stderr).toBe(
    'Set SECRET_KEY to the new secret, and FORMER_SECRET_KEY to the one until now.\n',
  );
});
