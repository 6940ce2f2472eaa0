import { describe, expect, test } from 'vitest';
import { withinDeadline } from './within-deadline.ts';

const never = () => new Promise<string>(() => {});
const call = (more: Partial<Parameters<typeof withinDeadline>[0]> = {}) => ({
  signal: new AbortController().signal,
  timeoutMs: 60_000,
  ...more,
});

describe('a call with a deadline', () => {
  test('answers what the work brings', async () => {
    expect(await withinDeadline(call(), 'late', async () => 'done')).toBe('done');
  });

  test('passes on a fault', async () => {
    const work = async () => {
      throw new Error('a fault');
    };
    await expect(withinDeadline<string>(call(), 'late', work)).rejects.toThrow('a fault');
  });

  test('says that it is late when its time is over, and tells the work', async () => {
    const told: AbortSignal[] = [];
    const work = (signal: AbortSignal) => {
      told.push(signal);
      return never();
    };
    expect(await withinDeadline(call({ timeoutMs: 1 }), 'late', work)).toBe('late');
    expect(told.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('says so at once when nobody waits any more', async () => {
    const leaving = new AbortController();
    const answer = withinDeadline(call({ signal: leaving.signal }), 'late', never);
    leaving.abort();
    expect(await answer).toBe('late');
  });

  test.each([{ timeoutMs: 0 }, { timeoutMs: -1 }, { signal: AbortSignal.abort() }])(
    'does not begin when it is over already: %j',
    async (over) => {
      let begun = false;
      const work = async () => {
        begun = true;
        return 'done';
      };
      expect(await withinDeadline(call(over), 'late', work)).toBe('late');
      expect(begun).toBe(false);
    },
  );
});
