import { afterEach, expect, it, vi } from 'vitest';
import { createCompanyClock } from './company-clock.ts';

const OWN = Date.parse('2027-03-01T10:00:00.000Z');
const answerAt = (time?: string) => new Response(null, time ? { headers: { 'x-company-time': time } } : {});

it("uses the computer's clock until it is set", () => {
  const clock = createCompanyClock(() => OWN);
  expect(clock.now()).toEqual(new Date(OWN));
  clock.set(answerAt());
  clock.set(answerAt('noon'));
  expect(clock.now()).toEqual(new Date(OWN));
});

it.each([
  ['2027-03-01T00:30:00.000+01:00', '2027-03-01'],
  ['2027-02-28T15:30:00.000-08:00', '2027-02-28'],
  ['2027-02-28T23:30:00.000Z', '2027-02-28'],
])('knows the day at the company at %s', (time, day) => {
  const clock = createCompanyClock(() => OWN);
  clock.set(answerAt(time));
  expect(clock.today()).toBe(day);
});

it.each(['2027-03-01T09:15:00.000Z', '2027-03-03T10:00:00.000Z'])(
  'continues from the %s that it is set to',
  (time) => {
    let own = OWN;
    const clock = createCompanyClock(() => own);
    clock.set(answerAt(time));
    expect(clock.now()).toEqual(new Date(time));
    own += 90_000;
    expect(clock.now()).toEqual(new Date(Date.parse(time) + 90_000));
    clock.set(answerAt());
    expect(clock.now()).toEqual(new Date(Date.parse(time) + 90_000));
  },
);

afterEach(() => vi.useRealTimers());

it('calls back in time also when an answer that was late had set it back', () => {
  vi.useFakeTimers({ now: OWN });
  const clock = createCompanyClock();
  const then = vi.fn<() => void>();
  clock.at('2027-03-01T10:00:30.000Z', then);
  vi.advanceTimersByTime(29_000);
  clock.set(answerAt('2027-03-01T10:00:01.000Z'));
  vi.advanceTimersByTime(2_000);
  expect(then).not.toHaveBeenCalled();
  clock.set(answerAt('2027-03-01T10:00:31.000Z'));
  vi.advanceTimersByTime(0);
  expect(then).toHaveBeenCalledOnce();
});

it('calls back no more once it is stopped', () => {
  vi.useFakeTimers({ now: OWN });
  const clock = createCompanyClock();
  const then = vi.fn<() => void>();
  clock.at('2027-03-01T10:00:30.000Z', then)();
  clock.set(answerAt('2027-03-01T10:01:00.000Z'));
  vi.runAllTimers();
  expect(then).not.toHaveBeenCalled();
});
