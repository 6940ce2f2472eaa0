import { describe, expect, test } from 'vitest';
import { AT_GENEVA, IN_BERLIN, TO_LONDON } from '#stories/support/earlier-searches.ts';
import type { EarlierSearch } from '../contract.ts';
import { SEARCHES } from '../kinds/search-kinds.ts';
import { isComplete, repeatSearch } from './repeat-search.ts';

const ANNA = { _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d01', firstName: 'Anna', lastName: 'Keller' };
const BEN = { ...ANNA, _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d02', firstName: 'Ben' };
const CARLA = { ...ANNA, _id: '01994b5e-7c1a-7cc2-b7a1-3f0c5a8e9d03', firstName: 'Carla' };
const base = { purpose: '', travelers: [ANNA] };

function only<Kind extends EarlierSearch['kind']>(kind: Kind, search: EarlierSearch) {
  if (search.kind !== kind) throw new Error(`It is no search of the kind ${kind}`);
  return search as Extract<EarlierSearch, { kind: Kind }>;
}

test('a flight is searched again with its places, days and class', () => {
  const search = { ...only('flight', TO_LONDON), serviceClass: 'C' as const };
  expect(repeatSearch(search, base).criteria).toMatchObject({
    flightType: 'roundTrip',
    legs: [{ origin: { code: 'ZRH', airports: ['ZRH'] }, destination: { code: 'LHR' } }],
    departureDateRange: { from: '2027-03-09', to: '2027-03-11' },
    serviceClass: 'C',
    directOnly: false,
    travelers: [ANNA],
  });
});

test('a hotel is searched again at its place, with its rooms', () => {
  const three = { ...base, travelers: [ANNA, BEN, CARLA] };
  expect(repeatSearch({ ...only('hotel', IN_BERLIN), rooms: 3 }, three).criteria).toMatchObject({
    formVariant: 'location',
    place: { label: 'Berlin', latitude: 52.52, longitude: 13.405 },
    rooms: 3,
    checkIn: '',
    checkOut: '',
  });
});

test('a hotel is searched again with no more rooms than travelers', () => {
  const search = { ...only('hotel', IN_BERLIN), rooms: 3 };
  expect(repeatSearch(search, base).criteria).toMatchObject({ rooms: 1 });
});

describe('the same search for other people', () => {
  test('has a room for each', () => {
    const { criteria } = repeatSearch(only('hotel', IN_BERLIN), base);
    expect(SEARCHES.hotel.forTravelers(criteria, [BEN, CARLA])).toEqual({
      ...criteria,
      travelers: [BEN, CARLA],
      rooms: 2,
    });
  });

  test('keeps a driver who is among them', () => {
    const { criteria } = repeatSearch(only('car', AT_GENEVA), base);
    expect(SEARCHES.car.forTravelers(criteria, [BEN, ANNA]).travelers).toEqual([ANNA]);
    expect(SEARCHES.car.forTravelers(criteria, [BEN, CARLA]).travelers).toEqual([BEN]);
  });
});

test('a car is searched again at its place and times, and returned where it was', () => {
  const search = only('car', AT_GENEVA);
  expect(repeatSearch({ ...search, from: '2027-03-09', to: '2027-03-11' }, base).criteria).toMatchObject({
    pickUp: { kind: 'airport', code: 'GVA', label: 'Geneva Airport' },
    dropOffAtPickUp: true,
    dropOff: null,
    pickUpDate: '2027-03-09',
    dropOffDate: '2027-03-11',
    pickUpTime: '08:00',
  });
  const town = { label: 'Lausanne', latitude: 46.52, longitude: 6.63 };
  expect(repeatSearch({ ...search, dropOff: town }, base).criteria).toMatchObject({
    dropOffAtPickUp: false,
    dropOff: { kind: 'point', label: 'Lausanne' },
  });
});

describe('a search is complete', () => {
  test.each([
    ['with days and travellers', TO_LONDON, base, true],
    ['not without days', IN_BERLIN, base, false],
    ['not without travellers', TO_LONDON, { ...base, travelers: [] }, false],
    ['not without its last day', { ...IN_BERLIN, from: '2027-03-09' }, base, false],
  ] as const)('%s', (_, search, criteria, expected) => {
    expect(isComplete(search, criteria)).toBe(expected);
  });

  test('with one day when a flight is one way', () => {
    const { to, ...oneWay } = only('flight', TO_LONDON);
    expect(isComplete({ ...oneWay, flightType: 'oneWay' }, base)).toBe(true);
    expect(isComplete({ ...oneWay, flightType: 'roundTrip' }, base)).toBe(false);
  });
});
