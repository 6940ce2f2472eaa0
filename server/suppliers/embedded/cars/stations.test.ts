import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { distanceKm, findDirection } from '#domain/geography.ts';
import type { CarPlace } from '#domain/offers/car-offer.ts';
import { type Gazetteer, loadGazetteer } from '../../../gazetteer/gazetteer.ts';
import { cityStations } from './city-stations.ts';
import { describeStation, findOrigin, readOrigin } from './origin.ts';
import type { RentalStation } from './rental-station.ts';
import { findStationById, stationsAt } from './stations.ts';

const ZURICH = { kind: 'point', latitude: 47.3769, longitude: 8.5417, radiusKm: 6 } as const;
const LONDON = { kind: 'point', latitude: 51.5074, longitude: -0.1278, radiusKm: 100 } as const;

let gazetteer: Gazetteer;
beforeAll(async () => {
  gazetteer = await loadGazetteer();
});

async function at(place: CarPlace): Promise<readonly RentalStation[]> {
  const origin = findOrigin(place);
  return origin === null ? [] : stationsAt(place, origin);
}

describe('the stations of an airport', () => {
  it.each([
    ['ZRH', 10, 12],
    ['JFK', 10, 12],
    ['BRE', 6, 9],
    ['BRN', 2, 5],
    ['AAA', 0, 3],
    ['VXO', 3, 5],
  ])(
    '%s are %i to %i, of a vendor each, in the terminal or a short drive away',
    async (code, fewest, most) => {
      const stations = await at({ kind: 'airport', code });
      expect(stations.length).toBeGreaterThanOrEqual(fewest);
      expect(stations.length).toBeLessThanOrEqual(most);
      expect(new Set(stations.map(({ vendor }) => vendor.code)).size).toBe(stations.length);
      const origin = readOrigin(code);
      for (const station of stations) {
        const away = origin === null ? Number.NaN : distanceKm(origin, station);
        expect(away).toBeLessThan(station.access === 'inTerminal' ? 0.6 : 3.6);
        expect(station.access).not.toBe('city');
      }
    },
  );

  it('are none where there is no airport', async () => {
    expect(await at({ kind: 'airport', code: 'QQQ' })).toEqual([]);
    expect(findOrigin({ kind: 'airport', code: 'QQQ' })).toBeNull();
  });
});

describe('the stations of a city', () => {
  it.each([
    ['London', 'GB', 8],
    ['Zurich', 'CH', 7],
    ['Zug', 'CH', 2],
  ])('%s are as many as its inhabitants need', (name, country, count) => {
    const city = gazetteer.largest(country).find((place) => place.name === name && !place.isPart);
    const stations = city ? cityStations(city) : [];
    expect(stations.length).toBe(count);
    expect(new Set(stations.map(({ vendor }) => vendor.code)).size).toBe(count);
    expect(stations.every(({ access, address }) => access === 'city' && address.city === name)).toBe(true);
  });

  it('are none in villages and in parts of cities', () => {
    const empty = gazetteer.largest('CH').filter(({ isPart, population }) => isPart || population < 15_000);
    expect(empty.flatMap(cityStations)).toEqual([]);
    expect(empty.length).toBeGreaterThan(100);
  });

  it('are in the time zone of the place', () => {
    const zones = ['New York', 'Chicago', 'Denver', 'Los Angeles'].map((name) => {
      const city = gazetteer.largest('US').find((place) => place.name === name);
      return city && cityStations(city)[0]?.zone;
    });
    expect(zones).toEqual(['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles']);
  });
});

describe('the stations around a point', () => {
  it('lie within the radius, the nearest first', async () => {
    const stations = await at(ZURICH);
    const aways = stations.map((station) => distanceKm(ZURICH, station));
    expect(stations.length).toBeGreaterThan(4);
    expect(aways).toEqual([...aways].sort((one, other) => one - other));
    expect(Math.max(...aways)).toBeLessThanOrEqual(6);
  });

  it('are those of airports too when the radius reaches them', async () => {
    const stations = await at({ ...ZURICH, radiusKm: 15 });
    expect(stations.filter(({ airport }) => airport === 'ZRH').length).toBeGreaterThan(5);
  });

  it('are at most forty', async () => {
    expect((await at(LONDON)).length).toBe(40);
    expect((await at({ ...LONDON, radiusKm: 20_000 })).length).toBe(40);
  });

  it.each([
    { latitude: 91, longitude: 0 },
    { latitude: Number.NaN, longitude: 0 },
    { latitude: 0, longitude: -180.1 },
  ])('are none where nothing is: %o', async (position) => {
    expect(await at({ kind: 'point', radiusKm: 10, ...position })).toEqual([]);
  });

  it.each([0, -1, Number.NaN])('are none within %s kilometres', async (radiusKm) => {
    expect(await at({ ...ZURICH, radiusKm })).toEqual([]);
  });

  it('are none in the sea', async () => {
    expect(await at({ kind: 'point', latitude: 35, longitude: -45, radiusKm: 100 })).toEqual([]);
  });
});

describe('a station', () => {
  it('is found by its id', async () => {
    for (const station of [...(await at(LONDON)), ...(await at({ kind: 'airport', code: 'ZRH' }))]) {
      expect(await findStationById(station.stationId)).toEqual(station);
    }
  });

  it.each([
    '',
    'ZE',
    'ZE.QQQ',
    'QQ.ZRH',
    'X9.ZRH',
    'ZE.0',
    'ZE.99999999999',
    'ZE.2657896x',
    'ze.zrh',
    'ZE.ZRH.1',
  ])('is not found by "%s"', async (stationId) => {
    expect(await findStationById(stationId)).toBeNull();
  });

  it('has a distance and a direction', async () => {
    const origin = findOrigin(ZURICH);
    const [station] = await at({ kind: 'airport', code: 'ZRH' });
    if (origin === null || station === undefined) throw new Error('Zurich is missing');
    const description = describeStation(origin, station);
    expect(description.direction).toBe('N');
    expect(description.distanceKm).toBeCloseTo(distanceKm(ZURICH, station), 1);
    expect(description.direction).toBe(findDirection(ZURICH, station));
  });
});

describe('the encoding of a point', () => {
  it('is decoded to the same point', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -90, max: 90, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        (latitude, longitude) => {
          const origin = findOrigin({ kind: 'point', latitude, longitude, radiusKm: 1 });
          expect(readOrigin(origin?.word ?? '')).toEqual(origin);
          expect(origin?.latitude).toBeCloseTo(latitude, 4);
        },
      ),
    );
  });

  it.each(['47.3769_8.5417', '-0.00000_1.00000', '91.00000_0.00000', '047.37690_8.54170', 'zrh', ''])(
    'is not "%s"',
    (word) => {
      expect(readOrigin(word)).toBeNull();
    },
  );
});
