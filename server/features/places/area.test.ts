import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCircle, createRectangle } from './area.ts';

const zurich = { latitude: 47.3769, longitude: 8.5417 };
const bern = { latitude: 46.9481, longitude: 7.4474 };

describe('a circle', () => {
  it('is as far away as its edge', () => {
    const circle = createCircle(zurich, 20);
    expect(circle.distanceKm(zurich)).toBe(0);
    expect(circle.distanceKm({ latitude: 47.5, longitude: 8.5417 })).toBe(0);
    expect(circle.distanceKm(bern)).toBeCloseTo(75.5, 0);
  });
});

describe('a rectangle', () => {
  const swiss = createRectangle({ latitude: 45.8, longitude: 5.9 }, { latitude: 47.8, longitude: 10.5 });

  it('contains the points between its corners', () => {
    expect([zurich, bern].map(swiss.distanceKm)).toEqual([0, 0]);
    expect(swiss.distanceKm({ latitude: 48.8, longitude: 8 })).toBeCloseTo(111.2, 1);
    expect(swiss.distanceKm({ latitude: 47, longitude: 5 })).toBeCloseTo(68.2, 0);
  });

  it('may cross the date line', () => {
    const pacific = createRectangle({ latitude: -20, longitude: 170 }, { latitude: 0, longitude: -170 });
    const at = (longitude: number) => pacific.distanceKm({ latitude: 0, longitude });
    expect([at(175), at(180), at(-180), at(-175)]).toEqual([0, 0, 0, 0]);
    expect(at(169)).toBeCloseTo(111.2, 1);
    expect(at(-169)).toBeCloseTo(111.2, 1);
  });

  it('contains its corners, and nothing beyond them', () => {
    const latitude = fc.double({ min: -89, max: 89, noNaN: true });
    const longitude = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(latitude, longitude, latitude, longitude, (one, west, other, east) => {
        const low = { latitude: Math.min(one, other), longitude: west };
        const high = { latitude: Math.max(one, other), longitude: east };
        const area = createRectangle(low, high);
        expect([area.distanceKm(low), area.distanceKm(high)]).toEqual([0, 0]);
        expect(area.distanceKm({ ...high, latitude: high.latitude + 1 })).toBeGreaterThan(100);
      }),
    );
  });
});
