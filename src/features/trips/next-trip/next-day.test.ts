import { describe, expect, it } from 'vitest';
import { MIRJAM, RENTAL, STAY, STAY_ABROAD } from '#stories/support/trip-fixtures.ts';
import { nextDay } from './next-day.ts';

const trip = { travelers: [MIRJAM], parts: [STAY, STAY_ABROAD, RENTAL] };
const dayAt = (now: string, { parts } = trip) => {
  const next = nextDay({ ...trip, parts }, now);
  return next && [next.day, ...next.entries.map(({ part }) => part.kind)];
};

describe('the next day of a trip', () => {
  it('is the first one, as long as the trip is ahead', () => {
    expect(dayAt('2027-03-01T10:00:00.000Z')).toEqual(['2027-03-14', 'car', 'hotel']);
  });

  it('is today, and otherwise the next one with something in it', () => {
    expect(dayAt('2027-03-14T22:30:00.000Z')).toEqual(['2027-03-14', 'car', 'hotel']);
    expect(dayAt('2027-03-14T23:30:00.000Z')).toEqual(['2027-03-16', 'hotel', 'hotel', 'car']);
  });

  it('is the last one, once all of them have passed', () => {
    expect(dayAt('2027-03-20T10:00:00.000Z')).toEqual(['2027-03-18', 'hotel']);
  });

  it('has nothing of what was cancelled', () => {
    const parts = [{ ...STAY, status: 'cancelled' as const }, RENTAL];
    expect(nextDay({ ...trip, parts }, '2027-03-01T10:00:00.000Z')?.entries).toHaveLength(1);
    expect(nextDay({ ...trip, parts: parts.slice(0, 1) }, '2027-03-01T10:00:00.000Z')).toBeNull();
  });
});
