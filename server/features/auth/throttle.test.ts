import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { deriveKeys } from '../../security/keys.ts';
import {
  clearingOfAttempts,
  deleteOldAttempts,
  refundOfAttempt,
  reserveAttempt,
  THROTTLES,
  toNetwork,
} from './throttle.ts';

const QUARTER_HOUR = 15 * 60;
const RULE = { name: 'of this test', limit: 2, windowSeconds: 60 };
const keys = deriveKeys('a secret that only these tests know of');

let database: TestDatabase;
let now: number;

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  now = Date.parse('2026-10-01T08:00:00Z');
  await database.db.deleteFrom('throttles').execute();
});
afterAll(() => database.close());

const wait = (seconds: number) => {
  now += seconds * 1000;
};
const attempt = (rule = RULE, subject = 'somebody') =>
  reserveAttempt({ db: database.db, keys, clock: { now: () => new Date(now) } }, rule, subject);
const refused = (retryAfterSeconds: number) => ({
  code: 'too_many_requests',
  message: 'There were too many attempts. Please try again later.',
  retryAfterSeconds,
});

describe('of the attempts in a quarter of an hour', () => {
  test.each([
    ['to sign in to one account from one address', THROTTLES.signInByPair, 10],
    ['to sign in to one account', THROTTLES.signInByAccount, 50],
    ['to sign in from one address', THROTTLES.signInByAddress, 100],
    ['to ask for a link to one account from one address', THROTTLES.forgottenByPair, 3],
    ['to ask for a link to one account', THROTTLES.forgottenByAccount, 30],
    ['to ask for links from one address', THROTTLES.forgottenByAddress, 30],
    ['to use links from one address', THROTTLES.resetByAddress, 30],
    ['to say the current password', THROTTLES.currentPassword, 10],
    ['to invite one person', THROTTLES.invitation, 5],
    ['to report faults from one address', THROTTLES.clientErrors, 30],
  ])('%s, so many pass', async (_, rule, limit) => {
    for (let count = 0; count < limit; count += 1) await attempt(rule);
    await expect(attempt(rule)).rejects.toMatchObject(refused(QUARTER_HOUR));
    wait(QUARTER_HOUR);
    await expect(attempt(rule)).resolves.toBeDefined();
  });

  test('those of different rules are counted separately', async () => {
    for (const rule of Object.values(THROTTLES)) {
      await attempt({ ...rule, limit: 1 });
      await expect(attempt({ ...rule, limit: 1 })).rejects.toMatchObject({ code: 'too_many_requests' });
    }
  });
});

describe('who is refused', () => {
  test('has to wait until the oldest attempt leaves the window', async () => {
    await attempt();
    wait(20);
    await attempt();
    wait(10.5);
    await expect(attempt()).rejects.toMatchObject(refused(30));
    wait(29.5);
    await attempt();
    await expect(attempt()).rejects.toMatchObject(refused(20));
  });

  test('waits at least a second', async () => {
    await attempt();
    await attempt();
    wait(59.999);
    await expect(attempt()).rejects.toMatchObject(refused(1));
  });

  test('does not wait longer after trying again', async () => {
    await attempt();
    await attempt();
    wait(30);
    await expect(attempt()).rejects.toMatchObject(refused(30));
    wait(30);
    await attempt();
    await attempt();
  });
});

describe('attempts', () => {
  test('can be taken back one by one, and only once', async () => {
    await attempt();
    wait(1);
    const second = await attempt();
    await refundOfAttempt(database.db, second).execute();
    await refundOfAttempt(database.db, second).execute();
    await attempt();
    await expect(attempt()).rejects.toMatchObject(refused(59));
  });

  test('of one subject are not affected by refunds of another', async () => {
    const other = await attempt(RULE, 'somebody else');
    await attempt();
    await attempt();
    await refundOfAttempt(database.db, other).execute();
    await expect(attempt()).rejects.toMatchObject(refused(60));
  });

  test('are cleared for one subject only', async () => {
    for (let count = 0; count < RULE.limit; count += 1) await attempt(RULE, 'somebody else');
    await attempt();
    const last = await attempt();
    await clearingOfAttempts(database.db, last).execute();
    await expect(attempt()).resolves.toBeDefined();
    await expect(attempt(RULE, 'somebody else')).rejects.toMatchObject(refused(60));
  });

  test('are stored for a quarter of an hour', async () => {
    await attempt();
    wait(QUARTER_HOUR - 1);
    await attempt(RULE, 'somebody else');
    await deleteOldAttempts(database.db, new Date(now));
    expect(await stored()).toBe(2);
    wait(1);
    await deleteOldAttempts(database.db, new Date(now));
    expect(await stored()).toBe(1);
  });
});

describe('the network of an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::', '2001:db8:0:0'],
    ['::1:2:3:4:5', '0:0:0:1'],
    ['2001::2:3:4:5:6', '2001:0:0:2'],
    ['::', '0:0:0:0'],
    ['1:2:3:4::', '1:2:3:4'],
    ['2001:db8:1::ffff:7', '2001:db8:1:0'],
    ['::192.0.2.7', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['fe80::1%a:b:c:d:e:f:g', 'fe80:0:0:0'],
    ['no:address::of:any:kind:that:is:known', 'no:address::of:any:kind:that:is:known'],
  ])('of %s is %s', (ip, network) => {
    expect(toNetwork(ip)).toBe(network);
  });

  test('is the same however the address is shortened', () => {
    const groups = (length: number) =>
      fc.array(fc.stringMatching(/^[1-9a-f][0-9a-f]{0,3}$/), { minLength: 0, maxLength: length });
    fc.assert(
      fc.property(groups(4), groups(3), (left, right) => {
        const zeros = Array<string>(8 - left.length - right.length).fill('0');
        const whole = [...left, ...zeros, ...right].join(':');
        expect(toNetwork(`${left.join(':')}::${right.join(':')}`)).toBe(toNetwork(whole));
      }),
    );
  });
});

async function stored(): Promise<number> {
  return (await database.db.selectFrom('throttles').select('key').execute()).length;
}
