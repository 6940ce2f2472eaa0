import { expect, it } from 'vitest';
import { distanceKm } from '#domain/geography.ts';
import { surroundingLines } from './surrounding-lines.ts';

const center = { latitude: 47.37, longitude: 8.54 };

it('draws rings at a third, two thirds and the whole of the radius', () => {
  const [first, second, third] = surroundingLines({ center, radiusKm: 6 }).coordinates;
  for (const [ring, kilometres] of [
    [first, 2],
    [second, 4],
    [third, 6],
  ] as const) {
    for (const [longitude = 0, latitude = 0] of ring ?? []) {
      expect(distanceKm(center, { latitude, longitude })).toBeCloseTo(kilometres, 1);
    }
  }
});

it('draws nothing without a searched place', () => {
  expect(surroundingLines(null).coordinates).toEqual([]);
});
