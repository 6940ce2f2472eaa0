import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { deriveKeys } from '../../security/keys.ts';
import { beginSignIn } from './sign-in-attempt-repository.ts';
import { type Attempt, newAttempt } from './throttle.ts';

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

const byAddress = (at: Date, limit = 3) =>
  newAttempt(keys, { ...WINDOW, name: 'address', limit }, '10.0.0.1', at);
const byAccount = (at: Date, limit = 3) =>
  newAttempt(keys, { ...WINDOW, name: 'account', limit }, 'nobody', at);
const byPair = (at: Date, limit = 9) => newAttempt(keys, { ...WINDOW, name: 'pair', limit }, 'nobody', at);
const tooMany = { code: 'too_many_requests', retryAfterSeconds: 15 };

const begin = (byAddress: Attempt, byPair: Attempt, byAccount: Attempt) =>
  beginSignIn(database.db, 'nobody', { byAddress, byPair, byAccount });

test.each([
  ['account', (at: Date) => begin(byAddress(at, 9), byPair(at), byAccount(at))],
  ['address', (at: Date) => begin(byAddress(at), byPair(at), byAccount(at, 9))],
  ['pair', (at: Date) => begin(byAddress(at, 9), byPair(at, 3), byAccount(at, 9))],
])('an attempt is refused while its %s has none left', async (_, attempt) => {
  for (let count = 0; count < 3; count += 1) expect(await attempt(now)).toBeUndefined();
  await expect(attempt(later)).rejects.toMatchObject(tooMany);
  expect(await attempt(afterwards)).toBeUndefined();
});

test('a blocked address does not lock accounts out', async () => {
  const attempt = (ip: string) =>
    begin(
      newAttempt(keys, { ...WINDOW, name: 'address', limit: 3 }, ip, now),
      byPair(now),
      byAccount(now, 4),
    );
  for (let count = 0; count < 3; count += 1) await attempt('10.0.0.1');
  for (let count = 0; count < 5; count += 1) {
    await expect(attempt('10.0.0.1')).rejects.toMatchObject({ code: 'too_many_requests' });
  }
  expect(await attempt('10.0.0.2')).toBeUndefined();
});

test('of many attempts at once, the limit lets only so many pass, before anything is hashed', async () => {
  const attempt = () => begin(byAddress(now, 99), byPair(now, 99), byAccount(now, 10));
  const outcomes = await Promise.allSettled(Array.from({ length: 64 }, attempt));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});
