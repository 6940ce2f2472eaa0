import { expect, it } from 'vitest';
import { distanceKm } from '#domain/geography.ts';
import { plainStyle } from './plain-style.ts';

const center = { latitude: 47.37, longitude: 8.54 };

it('draws rings at a third, two thirds and the whole of the radius', () => {
  const { lines } = plainStyle({ center, radiusKm: 6 }).sources;
  const data = lines?.type === 'geojson' && typeof lines.data === 'object' ? lines.data : null;
  if (data?.type !== 'MultiLineString') throw new Error('There are lines');
  const [first, second, third] = data.coordinates;
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

it('sends no requests', () => {
  const text = JSON.stringify(plainStyle({ center, radiusKm: 6 }));
  expect(text).not.toMatch(/https?:/);
  expect(plainStyle(null)).not.toHaveProperty('glyphs');
});
