import { describe, expect, it } from 'vitest';
import { countDaysLater, listStopovers } from '#domain/flight-booking/flight-times.ts';
import { dateAt, nightsBetween, toInstant } from '#domain/local-time.ts';
import type { FlightLeg, Segment } from '#domain/offers/flight-offer.ts';
import { createFlightInventory } from './flight-inventory.ts';
import { worldAirports } from './network/world-airports.ts';

const inventory = createFlightInventory();
const AT = new Date('2026-11-21T09:00:00Z');
const MINUTE = 60_000;
const HOUR = 60;

/**
 * Across the date line in both directions, around Samoa, and into the nights of clock changes in Europe,
 * America and Oceania.
 */
const JOURNEYS: [from: string, to: string, ...dates: string[]][] = [
  ['AKL', 'LAX', '2027-01-14', '2027-04-03', '2027-09-25'],
  ['LAX', 'AKL', '2027-01-14', '2027-03-13', '2027-11-06'],
  ['APW', 'AKL', '2027-01-14', '2027-04-03', '2027-09-25'],
  ['AKL', 'APW', '2027-01-14', '2027-04-04', '2027-09-26'],
  ['SYD', 'SFO', '2027-01-14', '2027-04-03', '2027-10-02'],
  ['JFK', 'ZRH', '2027-03-13', '2027-03-27', '2027-10-30', '2027-11-06'],
  ['ZRH', 'JFK', '2027-03-14', '2027-03-28', '2027-10-31', '2027-11-07'],
  ['LHR', 'SIN', '2027-03-27', '2027-10-30'],
  ['ZRH', 'LHR', '2027-03-28', '2027-10-31'],
];

async function findLegs(from: string, to: string, date: string): Promise<FlightLeg[]> {
  const leg = {
    origin: { code: from, type: 'airport' as const },
    destination: { code: to, type: 'airport' as const },
    date,
  };
  const query = { legs: [leg], travelers: 1, serviceClass: 'Y' as const, directOnly: false, airlines: [] };
  const found = await inventory.search('network', query, AT);
  return found.flatMap(({ legs }) => legs);
}

const zoneOf = (code: string) => worldAirports().get(code)?.zone ?? expect.fail(`No airport ${code}`);
interface Moment {
  local: string;
  zone: string;
}

const start = ({ departure, origin }: Segment): Moment => ({ local: departure, zone: zoneOf(origin) });
const end = ({ arrival, destination }: Segment): Moment => ({ local: arrival, zone: zoneOf(destination) });
const toTime = ({ local, zone }: Moment) => toInstant(local, zone).getTime();

/** Whether clocks show it twice, in the night in which they go back. */
function comesTwice({ local, zone }: Moment): boolean {
  const clock = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  return [-HOUR, HOUR].some(
    (minutes) => clock.format(toTime({ local, zone }) + minutes * MINUTE).replace(' ', 'T') === local,
  );
}

function expectMinutes(from: Moment, to: Moment, minutes: number): void {
  const difference = minutes - (toTime(to) - toTime(from)) / MINUTE;
  expect(comesTwice(from) || comesTwice(to) ? difference % HOUR : difference).toBeCloseTo(0);
}

describe.each(JOURNEYS)('journeys from %s to %s', (from, to, ...dates) => {
  it.each(dates)('on %s have durations that match the clocks of the airports', async (date) => {
    const legs = await findLegs(from, to, date);
    expect(legs.length).toBeGreaterThan(0);
    for (const { segments, durationMinutes, stopoverMinutes } of legs) {
      const flown = segments.reduce((sum, segment) => sum + segment.durationMinutes, 0);
      const waited = stopoverMinutes.reduce((sum, minutes) => sum + minutes, 0);
      expect(flown + waited).toBe(durationMinutes);
      for (const segment of segments) expectMinutes(start(segment), end(segment), segment.durationMinutes);
      segments.slice(1).forEach((segment, index) => {
        const before = segments[index] ?? segment;
        expectMinutes(end(before), start(segment), stopoverMinutes[index] ?? Number.NaN);
      });
    }
  });

  it.each(dates)('on %s have correct date shifts and stopovers', async (date) => {
    for (const leg of await findLegs(from, to, date)) {
      const [first] = leg.segments;
      const last = leg.segments.at(-1);
      if (!first || !last) return expect.fail('There is no flight');
      const ends = new Date(toTime(start(first)) + leg.durationMinutes * MINUTE);
      expect(first.departure.slice(0, 10)).toBe(date);
      expect(countDaysLater(first.departure, last.arrival)).toBe(
        nightsBetween(date, dateAt(ends, zoneOf(to))),
      );
      const stopovers = listStopovers({
        ...leg,
        segments: [...leg.segments],
      });
      for (const { minutes, arrival, departure, marks } of stopovers) {
        expect(arrival).toBe(departure);
        expect(marks.includes('long')).toBe(minutes > 240);
        expect(marks.includes('airportChange')).toBe(false);
      }
    }
  });
});

it('arrivals in Los Angeles are before departure in Auckland, and two days later in reverse', async () => {
  const marks = async (from: string, to: string) =>
    (await findLegs(from, to, '2027-01-14'))
      .filter(({ segments }) => segments.length === 1)
      .flatMap(({ segments }) =>
        segments.map(({ departure, arrival }) => countDaysLater(departure, arrival)),
      );
  const eastwards = await marks('AKL', 'LAX');
  const westwards = await marks('LAX', 'AKL');
  expect(eastwards.length * westwards.length).toBeGreaterThan(0);
  expect(eastwards.every((mark) => mark === 0 || mark === -1)).toBe(true);
  expect(westwards.every((mark) => mark === 1 || mark === 2)).toBe(true);
});
