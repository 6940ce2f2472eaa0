import { describe, expect, it } from 'vitest';
import { parseDay } from '../network/calendar.ts';
import type { Carrier } from '../network/carriers.ts';
import { findAirports } from '../network/world-airports.ts';
import { longestConnection, shortestConnection } from './connection-times.ts';
import { findJourneys, type LegSearch } from './find-journeys.ts';
import { endsOf, type Journey } from './journey.ts';
import { createSearchTimetable } from './timetable-of-search.ts';

const airport = (code: string) => findAirports({ code, type: 'airport' });
const TUESDAY = parseDay('2026-12-01') ?? 0;

function search(from: string, to: string, changes: Partial<LegSearch> = {}): Journey[] {
  const leg: LegSearch = {
    origins: airport(from),
    destinations: airport(to),
    day: TUESDAY,
    notBefore: 0,
    directOnly: false,
    limit: 60,
    isSold: ({ kind }: Carrier) => kind !== 'lowCost',
    ...changes,
  };
  return findJourneys(leg, createSearchTimetable());
}

const pairs = [
  ['ZRH', 'LHR'],
  ['ZRH', 'SFO'],
  ['GVA', 'JFK'],
  ['FRA', 'SIN'],
  ['LUX', 'OPO'],
  ['KGS', 'TRD'],
  ['SYD', 'LHR'],
  ['GRU', 'NRT'],
] as const;

describe.each(pairs)('the journeys from %s to %s', (from, to) => {
  const journeys = search(from, to);

  it('exist, and lead from the one to the other on the requested day', () => {
    expect(journeys.length).toBeGreaterThan(0);
    expect(journeys.filter(({ flights }) => flights[0].day !== TUESDAY)).toEqual([]);
    const ends = journeys.map((journey) => [endsOf(journey).from.code, endsOf(journey).to.code]);
    expect(new Set(ends.map(String))).toEqual(new Set([`${from},${to}`]));
  });

  it('leave time for each change of planes, and not too much', () => {
    for (const { flights, km } of journeys) {
      flights.forEach((flight, index) => {
        const before = flights[index - 1];
        if (!before) return;
        const minutes = flight.leaves - before.arrives;
        expect(before.direction.to).toBe(flight.direction.from);
        expect(minutes).toBeGreaterThanOrEqual(
          shortestConnection(before.direction.from, flight.direction.from, flight.direction.to),
        );
        expect(minutes).toBeLessThanOrEqual(longestConnection(km));
      });
    }
  });

  it('have carriers that cooperate, and connect at a base of one of them', () => {
    for (const { flights } of journeys) {
      flights.forEach(({ direction }, index) => {
        const before = flights[index - 1]?.direction;
        if (!before) return;
        const [one, other] = [before.route.carrier, direction.route.carrier];
        expect(one === other || (one.group !== null && one.group === other.group)).toBe(true);
        const bases = [...one.bases, ...other.bases].map((base) => base.airport);
        expect(bases).toContain(direction.from.code);
      });
    }
  });

  it('are not too long', () => {
    const fastest = Math.min(...journeys.map(({ minutes }) => minutes));
    const limit = fastest <= 180 ? 1.5 * fastest + 150 : 1.75 * fastest + 180;
    expect(journeys.filter(({ minutes }) => minutes > limit)).toEqual([]);
  });

  it('have no duplicates', () => {
    const numbers = journeys.map(({ flights }) =>
      flights
        .map(({ direction, departure, day }) => `${direction.route.carrier.code}${departure.number}/${day}`)
        .join(),
    );
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('a search', () => {
  it('for direct flights finds no others', () => {
    const direct = search('ZRH', 'LHR', { directOnly: true });
    expect(direct.length).toBeGreaterThan(5);
    expect(direct.filter(({ flights }) => flights.length > 1)).toEqual([]);
  });

  it('finds journeys with two changes where there are few others', () => {
    expect(search('KGS', 'TRD').some(({ flights }) => flights.length === 3)).toBe(true);
  });

  it('only uses the carriers that are sold', () => {
    const swiss = search('ZRH', 'SFO', { isSold: ({ code }) => code === 'LX' || code === 'UA' });
    const carriers = swiss.flatMap(({ flights }) =>
      flights.map(({ direction }) => direction.route.carrier.code),
    );
    expect(new Set(carriers)).toEqual(new Set(['LX', 'UA']));
  });

  it('omits flights that have left', () => {
    const all = search('ZRH', 'LHR');
    const noon = TUESDAY * 1440 + 11 * 60;
    const later = search('ZRH', 'LHR', { notBefore: noon });
    expect(later.length).toBeLessThan(all.length);
    expect(later.filter(({ flights }) => flights[0].leaves < noon)).toEqual([]);
  });

  it('of several airports finds journeys of each that has some', () => {
    const journeys = search('ZRH', '', { destinations: findAirports({ code: 'LON', type: 'mac' }) });
    const ends = new Set(journeys.map((journey) => endsOf(journey).to.code));
    expect(ends.size).toBeGreaterThan(1);
    expect(journeys.length).toBeLessThanOrEqual(60);
  });

  it.each([
    ['AAA', 'AAC'],
    ['ZRH', 'ZRH'],
    ['ANC', 'HBA'],
  ])('from %s to %s finds nothing', (from, to) => {
    expect(search(from, to)).toEqual([]);
  });
});

describe('a change of planes', () => {
  const only = (code: string) => {
    const [found] = airport(code);
    if (!found) throw new RangeError(code);
    return found;
  };
  it.each([
    ['ZRH', 'FRA', 'HAM', 45],
    ['ZRH', 'FRA', 'LHR', 60],
    ['JFK', 'ORD', 'SFO', 60],
    ['ZRH', 'ORD', 'SFO', 90],
    ['ZRH', 'LIN', 'FCO', 60],
    ['LHR', 'DUB', 'JFK', 90],
  ])('from %s by way of %s to %s takes %s minutes or more', (from, by, to, minutes) => {
    expect(shortestConnection(only(from), only(by), only(to))).toBe(minutes);
  });
});
