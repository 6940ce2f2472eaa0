import { expect, it } from 'vitest';
import { toSearchedArea } from './searched-area.ts';

const CENTER = { latitude: 47.376_888_8, longitude: 8.541_694_4 };

it.each([
  ['km', 7.6, 8],
  ['mi', 16.1, 10],
  ['km', 0.2, 1],
  ['km', 240, 50],
] as const)('is searched in %s: %d km are %d', (unit, radiusKm, radius) => {
  expect(toSearchedArea({ center: CENTER, radiusKm }, unit)).toEqual({
    latitude: 47.376_89,
    longitude: 8.541_69,
    radius,
  });
});
