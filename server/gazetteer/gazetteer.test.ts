import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { distanceKm } from '#domain/geography.ts';
import { listCountries } from '../features/enums/countries.ts';
import { type Gazetteer, loadGazetteer, type Place } from './gazetteer.ts';

let gazetteer: Gazetteer;
let all: readonly Place[];

beforeAll(async () => {
  gazetteer = await loadGazetteer();
  all = gazetteer.largest();
});

describe('the places', () => {
  it('are those of the world, the largest first', () => {
    expect(all.length).toBe(gazetteer.size);
    expect(gazetteer.size).toBeGreaterThan(135_000);
    const disordered = all.filter(({ population }, row) => population > (all[row - 1]?.population ?? 1e9));
    expect(disordered).toEqual([]);
    expect(gazetteer.largest(undefined, 3)).toEqual(all.slice(0, 3));
  });

  it('have an id of their own, a name, and lie in a country that we know, on the globe', () => {
    const countries = new Set(listCountries().map(({ id }) => id));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const odd = all.filter(
      ({ name, country, latitude, longitude, population }) =>
        !/^\S(.*\S)?$/u.test(name) ||
        !countries.has(country) ||
        !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) ||
        !Number.isSafeInteger(population),
    );
    expect(odd).toEqual([]);
  });

  it.each([
    ['CH', 'Zurich'],
    ['CH', 'Geneva'],
    ['DE', 'Munich'],
    ['DE', 'Cologne'],
    ['AT', 'Vienna'],
    ['US', 'New York'],
    ['NL', 'The Hague'],
    ['MT', 'Valletta'],
    ['IN', 'New Delhi'],
  ])('of %s hold %s', (country, name) => {
    expect(gazetteer.largest(country).map((place) => place.name)).toContain(name);
  });
});

describe('a country', () => {
  it('has its places, the largest first', () => {
    const found = gazetteer.largest('CH');
    expect(found.slice(0, 3).map(({ name }) => name)).toEqual(['Zurich', 'Geneva', 'Basel']);
    expect(found).toEqual(all.filter(({ country }) => country === 'CH'));
    expect(gazetteer.largest('CH', 2)).toEqual(found.slice(0, 2));
  });

  it('that is unknown has none', () => {
    expect(gazetteer.largest('XX')).toEqual([]);
  });
});

describe('an id', () => {
  it('identifies exactly one place', () => {
    expect(gazetteer.byId('2657896')).toEqual({
      id: '2657896',
      name: 'Zurich',
      country: 'CH',
      adminCode: 'ZH',
      population: 341_730,
      latitude: 47.3667,
      longitude: 8.55,
      isPart: false,
    });
    const wrong = all.filter((place, row) => gazetteer.rowOfId(place.id) !== row);
    expect(wrong).toEqual([]);
  });

  it.each(['', '0', '1', '2657897', '02657896', '2657896 ', '2657896.0', '9999999999', '99999999999', 'x'])(
    'may be unknown: %j',
    (id) => {
      expect(gazetteer.byId(id)).toBeUndefined();
    },
  );

  it('identifies a part of a city', () => {
    expect(gazetteer.byId('6295533')).toMatchObject({ name: 'Zürich (Kreis 11)', isPart: true });
  });
});

describe('what is near', () => {
  const ofAll = (latitude: number, longitude: number, radiusKm: number) =>
    all
      .map((place) => ({ id: place.id, distance: distanceKm({ latitude, longitude }, place) }))
      .filter(({ distance }) => distance <= radiusKm)
      .sort((one, other) => one.distance - other.distance);

  it.each([
    ['a city', 51.5, -0.12, 20],
    ['the line where the date changes', -17, 179.99, 300],
    ['its other side', -17, -180, 300],
    ['the north pole', 89.9, 0, 2000],
    ['the south pole', -90, 0, 4000],
    ['nobody', 0, -140, 500],
    ['the whole earth', 10, 10, 30_000],
  ])('to %s is what a look at all places finds', (_, latitude, longitude, radiusKm) => {
    const found = gazetteer.near(latitude, longitude, radiusKm);
    const expected = ofAll(latitude, longitude, radiusKm);
    expect(found.map(({ distanceKm }) => distanceKm)).toEqual(
      found.map(({ distanceKm }) => distanceKm).toSorted((one, other) => one - other),
    );
    expect(found.map(({ place }) => place.id).sort()).toEqual(expected.map(({ id }) => id).sort());
  });

  it('anywhere is what a look at all places finds', () => {
    const latitudes = fc.double({ min: -90, max: 90, noNaN: true });
    const longitudes = fc.double({ min: -180, max: 180, noNaN: true });
    const radii = fc.double({ min: 0, max: 3000, noNaN: true });
    fc.assert(
      fc.property(latitudes, longitudes, radii, (latitude, longitude, radiusKm) => {
        const found = gazetteer.near(latitude, longitude, radiusKm).map(({ place }) => place.id);
        expect(found.toSorted()).toEqual(
          ofAll(latitude, longitude, radiusKm)
            .map(({ id }) => id)
            .sort(),
        );
      }),
      { numRuns: 15 },
    );
  });

  it('within less than nothing is nothing', () => {
    expect(gazetteer.near(47.37, 8.54, -1)).toEqual([]);
    expect(gazetteer.near(47.37, 8.54, Number.NaN)).toEqual([]);
  });
});

it('is read once, in slices between which everything else has its turn', async () => {
  vi.resetModules();
  const fresh = await import('./gazetteer.ts');
  let turns = 0;
  const count = () => {
    turns += 1;
    immediate = setImmediate(count);
  };
  let immediate = setImmediate(count);
  expect(await fresh.loadGazetteer()).toBe(await fresh.loadGazetteer());
  clearImmediate(immediate);
  expect(turns).toBeGreaterThan(50);
});
