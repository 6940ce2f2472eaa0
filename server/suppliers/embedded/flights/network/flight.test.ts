import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDay, timeText, toDay, toWeekday } from './calendar.ts';
import { type Flight, findFlight, flightsOn } from './flight.ts';
import { loadNetwork } from './network.ts';
import { blockMinutes, toDirection } from './timetable.ts';
import { worldAirports } from './world-airports.ts';
import { offsetAt } from './zone-clock.ts';

const airports = [...worldAirports().keys()];
const routes = [...new Set(airports.flatMap((code) => loadNetwork().routesAt(code)))];
const day = (date: string) => parseDay(date) ?? Number.NaN;
const localDeparture = ({ direction, leaves }: Flight) =>
  timeText(leaves + offsetAt(direction.from.zone, leaves));
const localArrival = ({ direction, arrives }: Flight) =>
  timeText(arrives + offsetAt(direction.to.zone, arrives));

function findRoute(carrier: string, one: string, other: string) {
  const found = loadNetwork()
    .routesAt(one)
    .find((route) => route.carrier.code === carrier && [route.base.code, route.other.code].includes(other));
  if (!found) throw new RangeError(`${carrier} does not fly ${one}-${other}`);
  return found;
}

const directions = fc
  .tuple(fc.constantFrom(...routes), fc.boolean())
  .map(([route, out]) => toDirection(route, out));
const days = fc.integer({ min: day('2026-11-21'), max: day('2027-11-21') });

describe('a flight', () => {
  it('leaves on its day by local time, on any route and day, and arrives after its duration', () => {
    fc.assert(
      fc.property(directions, days, (direction, when) => {
        for (const flight of flightsOn(direction, when)) {
          const { leaves, arrives, departure } = flight;
          expect(toDay(leaves + offsetAt(direction.from.zone, leaves))).toBe(when);
          expect(localDeparture(flight).slice(0, 10)).toBe(flight.date);
          expect(arrives - leaves).toBe(departure.blockMinutes);
          expect(departure.aircraft.rangeKm).toBeGreaterThanOrEqual(direction.route.km);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is found by its number and day', () => {
    fc.assert(
      fc.property(directions, days, (direction, when) => {
        for (const flight of flightsOn(direction, when)) {
          expect(findFlight(direction.route.carrier.code, flight.departure.number, when)).toEqual(flight);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('leaves at the same local time before and after clocks are changed, an hour earlier by UTC', () => {
    const direction = toDirection(findRoute('LX', 'ZRH', 'LHR'), true);
    const [saturday, monday] = ['2027-03-27', '2027-03-29'].map((date) => flightsOn(direction, day(date)));
    const first = saturday?.[0];
    const later = monday?.find(({ departure }) => departure.number === first?.departure.number);
    if (!first || !later) throw new RangeError('The first flight is a daily one');
    expect(localDeparture(later).slice(11)).toBe(localDeparture(first).slice(11));
    expect(localArrival(later).slice(11)).toBe(localArrival(first).slice(11));
    expect(later.leaves - first.leaves).toBe(2 * 1440 - 60);
  });

  it('arrives an hour earlier by the clock where clocks have been put back on one side only', () => {
    // Europe changes on 25 October 2026, America a week later.
    const direction = toDirection(findRoute('LX', 'ZRH', 'SFO'), true);
    const [before, between, after] = ['2026-10-24', '2026-10-28', '2026-11-03'].map(
      (date) => flightsOn(direction, day(date))[0],
    );
    if (!before || !between || !after) throw new RangeError('The flight is a daily one');
    const arrival = (flight: Flight) => Date.parse(`2027-01-01T${localArrival(flight).slice(11)}Z`) / 60_000;
    expect(arrival(between) - arrival(before)).toBe(60);
    expect(arrival(after)).toBe(arrival(before));
  });

  it('to the east over night arrives on the next day', () => {
    const [flight] = flightsOn(toDirection(findRoute('LX', 'ZRH', 'SIN'), true), day('2026-12-01'));
    expect(flight && localArrival(flight).slice(0, 10)).toBe('2026-12-02');
  });

  it('over the date line arrives before it left, or two days later', () => {
    const there = toDirection(findRoute('NZ', 'AKL', 'LAX'), true);
    const back = toDirection(findRoute('NZ', 'AKL', 'LAX'), false);
    const daysLater = (flight: Flight | undefined) =>
      flight && day(localArrival(flight).slice(0, 10)) - flight.day;
    expect(daysLater(flightsOn(there, day('2027-02-10'))[0])).toBeLessThanOrEqual(0);
    expect(daysLater(flightsOn(back, day('2027-02-10'))[0])).toBeGreaterThanOrEqual(1);
  });

  it('operates on the same days of each week', () => {
    fc.assert(
      fc.property(directions, days, (direction, when) => {
        const numbers = (one: number) => flightsOn(direction, one).map(({ departure }) => departure.number);
        expect(numbers(when + 7)).toEqual(numbers(when));
      }),
      { numRuns: 100 },
    );
  });

  it('operates less on Saturdays on business routes', () => {
    const direction = toDirection(findRoute('LX', 'ZRH', 'LHR'), true);
    expect(toWeekday(day('2026-12-05'))).toBe(5);
    expect(flightsOn(direction, day('2026-12-05')).length).toBeLessThan(
      flightsOn(direction, day('2026-12-01')).length,
    );
  });

  it('has no other number', () => {
    expect(findFlight('LX', 9999, day('2026-12-01'))).toBeNull();
    expect(findFlight('ZZ', 1, day('2026-12-01'))).toBeNull();
  });

  it('with a small Lufthansa aircraft is operated by a partner', () => {
    const operators = routes
      .filter(({ carrier }) => carrier.code === 'LH')
      .flatMap((route) => flightsOn(toDirection(route, true), day('2026-12-01')))
      .filter(({ departure }) => departure.aircraft.kind === 'regional')
      .map(({ departure }) => departure.operator);
    expect(new Set(operators)).toEqual(new Set(['CL', 'EN', 'VL']));
  });
});

describe('the minutes from gate to gate', () => {
  const at = (longitude: number) => ({ latitude: 47, longitude });
  it.each([
    ['a jet over a short distance', 'narrow', 789, 0, 8, 105],
    ['a turboprop', 'turboprop', 425, 0, 5, 95],
    ['westward', 'wide', 9379, 8, -122, 740],
    ['eastward', 'wide', 9379, -122, 8, 690],
    ['over the date line, eastward', 'wide', 9000, 170, -120, 665],
  ] as const)('%s', (_, kind, km, from, to, minutes) => {
    expect(blockMinutes(kind, km, at(from), at(to))).toBe(minutes);
  });
});
