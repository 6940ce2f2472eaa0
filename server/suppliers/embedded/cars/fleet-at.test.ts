import { describe, expect, it } from 'vitest';
import { carLists } from '../../../features/enums/cars.ts';
import { airportStations } from './airport-stations.ts';
import { americanCars } from './american-cars.ts';
import { europeanCars } from './european-cars.ts';
import { chooseModel, fleetAt } from './fleet-at.ts';
import { airportOf } from './known-airports.ts';
import { otherCars } from './other-cars.ts';

const listLetters = (list: 'carcategory' | 'cartype' | 'cartransmission' | 'carfuel') =>
  new Set(carLists[list]().map(({ id }) => id));

const listStations = (code: string) => {
  const airport = airportOf(code);
  return airport === undefined ? [] : airportStations(airport);
};

describe.each([
  ['Europe', europeanCars],
  ['North America', americanCars],
  ['elsewhere', otherCars],
])('the cars of %s', (_, cars) => {
  it('have a class of their own, in letters of the enums', () => {
    expect(new Set(cars.map(({ acriss }) => acriss)).size).toBe(cars.length);
    const known = (['carcategory', 'cartype', 'cartransmission', 'carfuel'] as const).map(listLetters);
    expect(cars.filter(({ acriss }) => !known.every((letters, at) => letters.has(acriss[at] ?? '')))).toEqual(
      [],
    );
  });

  it('have doors, seats and models', () => {
    const odd = cars.filter(
      ({ acriss, doors, seats, models }) =>
        seats < 4 || models.length < 2 || !(acriss[1] === 'D' ? doors >= 4 : doors >= 2),
    );
    expect(odd).toEqual([]);
  });

  it('can be distinguished by transmission and fuel', () => {
    expect(new Set(cars.map(({ acriss }) => acriss[3])).size).toBeGreaterThanOrEqual(3);
    expect(cars.some(({ acriss }) => 'EC'.includes(acriss[3] ?? '-'))).toBe(true);
  });
});

describe('the fleet of a station', () => {
  it('has the classes that every station has', () => {
    for (const station of listStations('ZRH')) {
      const classes = fleetAt(station).map(({ acriss }) => acriss);
      expect(classes).toEqual(expect.arrayContaining(['EDMV', 'CDMV', 'CDAV', 'IFAV']));
    }
  });

  it('has premium cars only where there is demand', () => {
    const fine = [...listStations('ZRH'), ...listStations('FRA'), ...listStations('LHR')].filter((station) =>
      fleetAt(station).some(({ spread }) => spread === 'fine'),
    );
    expect(fine.length).toBeGreaterThan(5);
    expect(fine.map(({ vendor }) => vendor.tier)).not.toContain('value');
  });

  it('has the same model of a class wherever the vendor rents', () => {
    const [car] = europeanCars;
    const models = [...listStations('ZRH'), ...listStations('GVA'), ...listStations('FRA')]
      .filter(({ vendor }) => vendor.code === 'SX')
      .map((station) => car && chooseModel(car, station));
    expect(models.length).toBeGreaterThan(1);
    expect(new Set(models).size).toBe(1);
  });
});
