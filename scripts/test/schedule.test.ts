import { describe, expect, it, vi } from 'vitest';
import { schedule } from './schedule.ts';
import type { Result, Step } from './step.ts';

const fine: Result = { passed: 1, failed: 0, output: '' };

describe('the schedule', () => {
  let events: string[];

  const step = (name: string, more: Partial<Step> = {}): Step => ({
    name,
    what: name,
    run: async () => {
      events.push(`+${name}`);
      await new Promise((resolve) => setImmediate(resolve));
      events.push(`-${name}`);
      return fine;
    },
    ...more,
  });
  const run = async (steps: Step[], lanes = 2) => {
    events = [];
    const reported: string[] = [];
    await schedule(steps, lanes, ({ name }, { failed }) => reported.push(`${name} ${failed}`));
    return reported;
  };
  const atOnce = () => {
    let now = 0;
    return Math.max(
      ...events.map((event) => {
        now += event.startsWith('+') ? 1 : -1;
        return now;
      }),
    );
  };

  it('runs as many steps in parallel as there are lanes', async () => {
    expect(await run(['a', 'b', 'c', 'd'].map((name) => step(name)))).toHaveLength(4);
    expect(atOnce()).toBe(2);
  });

  it('starts a step only after its dependencies', async () => {
    await run([step('late', { needs: ['early'] }), step('early')]);
    expect(events).toEqual(['+early', '-early', '+late', '-late']);
  });

  it('runs nothing in parallel with an exclusive step', async () => {
    await run([step('a', { alone: true }), step('b', { alone: true }), step('c')]);
    expect(events).toEqual(['+c', '-c', '+a', '-a', '+b', '-b']);
  });

  it('says how long a lane was free for a step, and what it waited for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    const lasting = (name: string, milliseconds: number, more: Partial<Step> = {}) =>
      step(name, {
        run: () => new Promise((resolve) => setTimeout(() => resolve(fine), milliseconds)),
        ...more,
      });
    const waits: Record<string, unknown> = {};
    const ended = schedule(
      [lasting('a', 10), lasting('b', 30), lasting('c', 5), lasting('d', 5, { alone: true })],
      2,
      ({ name }, _result, { waitedMs, waitedFor }) => {
        waits[name] = [waitedMs, ...waitedFor];
      },
    );
    await vi.runAllTimersAsync();
    await ended;
    vi.useRealTimers();
    expect(waits).toEqual({ a: [0], b: [0], c: [0], d: [15, 'b'] });
  });

  it('counts a step that throws as failed, and continues', async () => {
    const broken = step('broken', { run: () => Promise.reject(new Error('no engine')) });
    expect(await run([broken, step('next')], 1)).toEqual(['broken 1', 'next 0']);
  });

  it('reports steps that wait for each other', async () => {
    const circle = [step('a', { needs: ['b'] }), step('b', { needs: ['a'] })];
    await expect(run(circle)).rejects.toThrow('a, b');
  });
});
