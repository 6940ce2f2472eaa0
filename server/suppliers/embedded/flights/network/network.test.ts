import { describe, expect, it } from 'vitest';
import { AIRLINES } from '../../../../features/enums/airlines.ts';
import { aircraftOf } from './aircraft.ts';
import { allCarriers } from './carriers.ts';
import { loadNetwork } from './network.ts';
import { departuresPerDay, fittingAircraft, type Route } from './route.ts';
import { worldAirports } from './world-airports.ts';

const network = loadNetwork();
const airports = [...worldAirports().values()];
const routes = [...new Set(airports.flatMap(({ code }) => network.routesAt(code)))];
const selectRoutes = (carrier: string) => routes.filter((route) => route.carrier.code === carrier);
const between = (one: string, other: string) =>
  network
    .routesAt(one)
    .filter(({ base, other: end }) => base.code === other || end.code === other)
    .map(({ carrier }) => carrier.code);

describe('the network', () => {
  it('has routes of every carrier, and the carriers are airlines that we know', () => {
    const carriers = [...allCarriers().keys()];
    const known: readonly string[] = AIRLINES.map(([code]) => code);
    expect(carriers.filter((code) => !known.includes(code))).toEqual([]);
    expect(carriers.length).toBeGreaterThanOrEqual(120);
    expect(carriers.filter((code) => selectRoutes(code).length === 0)).toEqual([]);
  });

  it('serves a thousand airports, and most of the large ones', () => {
    const served = airports.filter(({ code }) => network.routesAt(code).length > 0);
    const large = airports.filter(({ size }) => size === 'large');
    expect(served.length).toBeGreaterThan(1000);
    expect(served.filter(({ size }) => size === 'large').length / large.length).toBeGreaterThan(0.9);
  });

  it('has the real airlines between large airports', () => {
    expect(between('ZRH', 'LHR')).toEqual(expect.arrayContaining(['LX', 'BA']));
    expect(between('ZRH', 'SFO')).toEqual(expect.arrayContaining(['LX', 'UA']));
    expect(between('LHR', 'JFK')).toEqual(expect.arrayContaining(['BA', 'AA', 'VS', 'DL']));
    expect(between('FRA', 'SIN')).toEqual(expect.arrayContaining(['LH', 'SQ']));
    expect(between('GVA', 'JFK')).toContain('LX');
    expect(between('STN', 'DUB')).toEqual(['FR']);
  });

  it('connects bases of a carrier once', () => {
    expect(
      selectRoutes('LH').filter(({ base, other }) => [base.code, other.code].sort().join() === 'FRA,MUC'),
    ).toHaveLength(1);
  });

  it('has aircraft with the range for each route', () => {
    const tooFar = ({ km, ...route }: Route) =>
      fittingAircraft({ km, ...route }).some(({ rangeKm }) => rangeKm < km);
    expect(routes.filter(tooFar)).toEqual([]);
    expect(routes.filter((route) => fittingAircraft(route).length === 0)).toEqual([]);
  });

  it('avoids war zones, and leaves domestic routes to domestic airlines', () => {
    const isEuropean = (zone: string) => zone.startsWith('Europe/') || zone.startsWith('Atlantic/');
    const closed = routes.filter(({ base, other }) => [base.country, other.country].includes('UA'));
    const foreign = routes.filter(
      ({ carrier, base, other }) =>
        base.country === other.country && carrier.country !== base.country && !isEuropean(base.zone),
    );
    expect(closed).toEqual([]);
    expect(foreign).toEqual([]);
  });
});

describe('a flight number', () => {
  it('has at most four digits and belongs to one route of a carrier', () => {
    for (const code of allCarriers().keys()) {
      const numbers = selectRoutes(code).flatMap((route) =>
        Array.from({ length: 2 * departuresPerDay(route) }, (_, index) => route.firstNumber + index),
      );
      expect(new Set(numbers).size, code).toBe(numbers.length);
      expect(Math.max(...numbers), code).toBeLessThanOrEqual(9999);
    }
  });

  it('identifies its route', () => {
    for (const route of selectRoutes('LX')) {
      const last = route.firstNumber + 2 * departuresPerDay(route) - 1;
      expect(network.routeNumbered('LX', route.firstNumber)).toBe(route);
      expect(network.routeNumbered('LX', last)).toBe(route);
    }
  });

  it.each([
    ['LX', 0],
    ['LX', 9999],
    ['LX', -2],
    ['LX', Number.NaN],
    ['ZZ', 100],
  ])('%s%s belongs to none', (carrier, number) => {
    expect(network.routeNumbered(carrier, number)).toBeUndefined();
  });
});

describe('an aircraft', () => {
  it('is one that we know', () => {
    expect(aircraftOf('77W')).toMatchObject({ kind: 'wide', seats: { F: 8 } });
    expect(() => aircraftOf('XXX')).toThrow('No aircraft XXX');
  });
});
