import { expect, it } from 'vitest';
import { locatePlace } from './locate-place.ts';

it.each([
  ['Zug', 'CH', 47.17, 8.52],
  ['zürich', 'CH', 47.37, 8.54],
  ['Zuerich', 'CH', 47.37, 8.54],
  ['PARIS', 'FR', 48.85, 2.35],
  ['München', 'DE', 48.14, 11.58],
])('finds %s in %s', async (name, country, latitude, longitude) => {
  const found = await locatePlace(name, country);
  expect(found?.latitude).toBeCloseTo(latitude, 1);
  expect(found?.longitude).toBeCloseTo(longitude, 1);
});

it('finds no place where there is none', async () => {
  expect(await locatePlace('Zug', 'FR')).toBeUndefined();
  expect(await locatePlace('', 'CH')).toBeUndefined();
});
