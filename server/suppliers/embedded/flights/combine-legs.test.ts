import { describe, expect, it } from 'vitest';
import { combineLegs, follows } from './combine-legs.ts';
import { findJourneys } from './journeys/find-journeys.ts';
import { findMainCarrier, type Journey } from './journeys/journey.ts';
import { createSearchTimetable } from './journeys/timetable-of-search.ts';
import { parseDay } from './network/calendar.ts';
import { findAirports } from './network/world-airports.ts';

function journeys(from: string, to: string, date: string): Journey[] {
  return findJourneys(
    {
      origins: findAirports({ code: from, type: 'airport' }),
      destinations: findAirports({ code: to, type: 'airport' }),
      day: parseDay(date) ?? 0,
      notBefore: 0,
      directOnly: false,
      limit: 40,
      isSold: ({ kind }) => kind !== 'lowCost',
    },
    createSearchTimetable(),
  );
}

const out = journeys('ZRH', 'LHR', '2026-12-01');
const back = journeys('LHR', 'ZRH', '2026-12-01');
const groupOf = (journey: Journey) => findMainCarrier(journey).group ?? findMainCarrier(journey).code;

describe('combined legs', () => {
  const trips = combineLegs([out, back], 120);

  it('have an hour in between', () => {
    expect(trips).toHaveLength(120);
    for (const [first, second] of trips) expect(second && follows(second, first)).toBe(true);
    for (const [first, second] of trips) {
      const arrives = first?.flights.at(-1)?.arrives ?? Number.NaN;
      expect(second?.flights[0].leaves).toBeGreaterThanOrEqual(arrives + 60);
    }
  });

  it('show nearly every journey out, and the best of them with many ways back', () => {
    const later = combineLegs([out, journeys('LHR', 'ZRH', '2026-12-03')], 120);
    const shown = new Set(later.map(([first]) => first));
    expect(shown.size / out.length).toBeGreaterThan(0.7);
    const backOfBest = later.filter(([first]) => first === later[0]?.[0]);
    expect(backOfBest.length).toBeGreaterThan(5);
  });

  it('prefer one alliance as long as there are enough', () => {
    const strangers = trips.filter(
      ([first, second]) => first && second && groupOf(first) !== groupOf(second),
    );
    expect(strangers.length).toBeLessThan(trips.length / 4);
  });

  it('are none when a leg has no journey or none follows', () => {
    expect(combineLegs([out, []], 10)).toEqual([]);
    expect(combineLegs([journeys('ZRH', 'SIN', '2026-12-01'), out], 10)).toEqual([]);
  });
});
