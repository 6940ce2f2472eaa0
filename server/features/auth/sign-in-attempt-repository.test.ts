import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { deriveKeys } from '../../keys.ts';
import { beginSignIn } from './sign-in-attempt-repository.ts';
import { newAttempt } from './throttle.ts';

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
const tooMany = { code: 'too_many_requests', retryAfterSeconds: 15 };

test.each([
  ['account', (at: Date) => beginSignIn(database.db, 'nobody', byAddress(at, 9), byAccount(at))],
  ['address', (at: Date) => beginSignIn(database.db, 'nobody', byAddress(at), byAccount(at, 9))],
])('an attempt is refused while its %s has none left', async (_, begin) => {
  for (let count = 0; count < 3; count += 1) expect(await begin(now)).toBeUndefined();
  await expect(begin(later)).rejects.toMatchObject(tooMany);
  expect(await begin(afterwards)).toBeUndefined();
});

test('what an address has no attempt left for does not lock accounts out', async () => {
  const attempt = (ip: string) =>
    beginSignIn(
      database.db,
      'nobody',
      newAttempt(keys, { ...WINDOW, name: 'address', limit: 3 }, ip, now),
      byAccount(now, 4),
    );
  for (let count = 0; count < 3; count += 1) await attempt('10.0.0.1');
  for (let count = 0; count < 5; count += 1) {
    await expect(attempt('10.0.0.1')).rejects.toMatchObject({ code: 'too_many_requests' });
  }
  expect(await attempt('10.0.0.2')).toBeUndefined();
});

test('of many that come at once, as many pass as are let through, before anything is hashed', async () => {
  const begin = () => beginSignIn(database.db, 'nobody', byAddress(now, 99), byAccount(now, 10));
  const outcomes = await Promise.allSettled(Array.from({ length: 64 }, begin));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});
