import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createCompanyClock } from '../../api/company-clock.ts';
import { waitUntilActor } from './wait-until.ts';

const MINUTE = 60_000;
const answerAt = (time: Date) => new Response(null, { headers: { 'x-company-time': time.toISOString() } });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-03-01T11:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function waiting(instant: string | null, clock = createCompanyClock()) {
  const actor = createActor(waitUntilActor(clock), { input: { instant } });
  actor.start();
  const isDone = () => actor.getSnapshot().status === 'done';
  return { actor, isDone };
}

it('uses the clock of the company, on a computer whose own is an hour fast', async () => {
  const clock = createCompanyClock();
  clock.set(answerAt(new Date('2027-03-01T10:00:00.000Z')));
  const { isDone } = waiting('2027-03-01T10:20:00.000Z', clock);
  await vi.advanceTimersByTimeAsync(20 * MINUTE - 1);
  expect(isDone()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(isDone()).toBe(true);
});

it('continues to wait when the clock has been put back in the meantime', async () => {
  const clock = createCompanyClock();
  const { isDone } = waiting('2027-03-01T11:20:00.000Z', clock);
  clock.set(answerAt(new Date('2027-03-01T10:50:00.000Z')));
  await vi.advanceTimersByTimeAsync(29 * MINUTE);
  expect(isDone()).toBe(false);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(isDone()).toBe(true);
});

it('is done at once for a past time, and not too early for one beyond the range of a timer', async () => {
  const past = waiting('2027-03-01T10:59:59.000Z');
  const far = waiting('2027-06-01T11:00:00.000Z');
  await vi.advanceTimersByTimeAsync(0);
  expect(past.isDone()).toBe(true);
  await vi.advanceTimersByTimeAsync(30 * 24 * 60 * MINUTE);
  expect(far.isDone()).toBe(false);
  far.actor.stop();
});

it('never ends without a time, and leaves no timer behind', async () => {
  const endless = waiting(null);
  const remaining = waiting('2027-03-01T11:20:00.000Z');
  remaining.actor.stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(endless.isDone()).toBe(false);
});
