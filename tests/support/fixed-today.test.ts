import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { timeSettings } from './fixed-today.ts';

const printed = (env: NodeJS.ProcessEnv) =>
  execFileSync(process.execPath, ['--print', '[new Date(), Date.now(), new Date(0)].map(Number)'], {
    env,
    encoding: 'utf8',
  })
    .match(/\d+/g)
    ?.map(Number) ?? [];

it('is the same for the processes that a test starts', () => {
  const [before, [time = 0, now = 0, epoch], after] = [
    Date.now(),
    printed({ ...process.env, ...timeSettings }),
    Date.now(),
  ];
  expect([before, time, now, after]).toEqual(
    [before, time, now, after].toSorted((one, other) => one - other),
  );
  expect(epoch).toBe(0);
});

it.each([
  ['2028-02-29', '2028-02-29T09:00'],
  ['2027-03-28T00:59:00Z', '2027-03-28T00:59'],
])('is another day on request: %s', (TEST_TODAY, minute) => {
  const [time = 0] = printed({ ...process.env, TEST_TIME_SHIFT: undefined, TEST_TODAY });
  expect(new Date(time).toISOString().slice(0, 16)).toBe(minute);
});
