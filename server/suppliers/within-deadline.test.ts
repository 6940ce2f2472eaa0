import { describe, expect, test } from 'vitest';
import { withinDeadline } from './within-deadline.ts';

const never = () => new Promise<string>(() => {});
const call = (more: Partial<Parameters<typeof withinDeadline>[0]> = {}) => ({
  signal: new AbortController().signal,
  timeoutMs: 60_000,
  ...more,
});

describe('a call with a deadline', () => {
  test('returns the result of the work', async () => {
    expect(await withinDeadline(call(), 'late', async () => 'done')).toBe('done');
  });

  test('passes on a fault', async () => {
    const work = async () => {
      throw new Error('a fault');
    };
    await expect(withinDeadline<string>(call(), 'late', work)).rejects.toThrow('a fault');
  });

  test('returns the late result after its deadline, and aborts the work', async () => {
    const signals: AbortSignal[] = [];
    const work = (signal: AbortSignal) => {
      signals.push(signal);
      return never();
    };
    expect(await withinDeadline(call({ timeoutMs: 1 }), 'late', work)).toBe('late');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('returns it at once when the caller has gone', async () => {
    const leaving = new AbortController();
    const answer = withinDeadline(call({ signal: leaving.signal }), 'late', never);
    leaving.abort();
    expect(await answer).toBe('late');
  });

  test.each([{ timeoutMs: 0 }, { timeoutMs: -1 }, { signal: AbortSignal.abort() }])(
    'does not begin when it is over already: %j',
    async (over) => {
      let isStarted = false;
      const work = async () => {
        isStarted = true;
        return 'done';
      };
      expect(await withinDeadline(call(over), 'late', work)).toBe('late');
      expect(isStarted).toBe(false);
    },
  );
});
