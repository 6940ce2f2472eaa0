import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { deriveKeys } from '../../keys.ts';
import { findSignInCandidate } from './sign-in-candidate-repository.ts';
import { countAttempt, newAttempt } from './throttle.ts';

const keys = deriveKeys('a secret that only these tests know of');
const now = new Date('2026-10-01T08:00:00Z');
const later = new Date('2026-10-01T08:00:45Z');
const afterwards = new Date('2026-10-01T08:01:00Z');
const WINDOW = { windowSeconds: 60 };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.db.deleteFrom('throttles').execute();
});
afterAll(() => database.close());

const byAddress = (at: Date) => newAttempt(keys, { ...WINDOW, name: 'address', limit: 3 }, '10.0.0.1', at);
const byAccount = (at: Date) => newAttempt(keys, { ...WINDOW, name: 'account', limit: 2 }, 'nobody', at);
const find = (at: Date) => findSignInCandidate(database.db, 'nobody', byAddress(at), byAccount(at));

test.each([
  ['account', byAccount, 2],
  ['address', byAddress, 3],
])('nobody is looked for when the %s has no attempt left, until it has one again', async (_, by, limit) => {
  for (let count = 1; count < limit; count += 1) await countAttempt(database.db, by(now));
  expect(await find(later)).toBeUndefined();
  await countAttempt(database.db, by(now));
  await expect(find(later)).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 15 });
  expect(await find(afterwards)).toBeUndefined();
});

test('to look for somebody counts nothing', async () => {
  for (let count = 0; count < 5; count += 1) await find(now);
  expect(await database.db.selectFrom('throttles').selectAll().execute()).toEqual([]);
});
