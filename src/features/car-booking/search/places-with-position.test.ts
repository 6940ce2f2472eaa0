import { expect, it } from 'vitest';
import type { Airport } from '#domain/contract.ts';
import { airportPlaces, companyPlaces, rankPlaces } from './places-with-position.ts';

const ZRH: Airport = {
  code: 'ZRH',
  name: 'Zurich Airport',
  type: 'airport',
  city: 'Zurich',
  country: 'CH',
  zone: 'Europe/Zurich',
};
const LON: Airport = {
  code: 'LON',
  name: 'London',
  type: 'mac',
  city: 'London',
  country: 'GB',
  zone: 'Europe/London',
};
const BUG: Airport = {
  code: 'BUG',
  name: 'Benguela',
  type: 'airport',
  city: 'Benguela',
  country: 'AO',
  zone: 'Africa/Luanda',
};
const WORKS = {
  _id: 'l1',
  name: 'Works',
  address: { city: 'Zürich' },
  latitude: 47.4,
  longitude: 8.5,
};
const ZURICH = { id: 'p1', label: 'Zürich', detail: 'Switzerland' };

const labels = (typed: string, airports: Airport[]) =>
  rankPlaces(
    typed,
    [...airportPlaces(airports), ...companyPlaces([WORKS], typed)],
    [
      ZURICH,
      { id: 'p2', label: 'Zürich Airport', detail: 'Kloten' },
      { id: 'p3', label: 'Zurich Airport (ZRH)', detail: 'Zurich, Switzerland' },
    ],
  ).map(({ label }) => label);

it('leaves out metropolitan areas, which have no stations', () => {
  expect(airportPlaces([LON])).toEqual([]);
});

it('names the country of an airport', () => {
  expect(airportPlaces([ZRH])).toMatchObject([{ detail: 'Zurich, Switzerland' }]);
});

it('lists names that start with the words first, and an airport once', () => {
  expect(labels('zür', [ZRH, BUG])).toEqual([
    'Zurich Airport (ZRH)',
    'Zürich',
    'Benguela (BUG)',
    'Works, Zürich',
  ]);
  expect(labels('ZRH', [ZRH])).toEqual(['Zurich Airport (ZRH)', 'Zürich']);
});

it('finds a location of the company by its name', () => {
  expect(labels('wor', [])[0]).toBe('Works, Zürich');
});

it('leaves out a location that is not found on the map', () => {
  expect(companyPlaces([{ _id: 'l2', name: 'Works', address: {} }], 'works')).toEqual([]);
});
