import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceIn, distanceKm, findDirection, toKilometres } from './geography.ts';

const zurich = { latitude: 47.3769, longitude: 8.5417 };
const london = { latitude: 51.5085, longitude: -0.1257 };
const sydney = { latitude: -33.8679, longitude: 151.2073 };
const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the distance', () => {
  it('equals the published distance', () => {
    expect(distanceKm(zurich, london)).toBeCloseTo(776.4, 0);
    expect(distanceKm(london, sydney)).toBeCloseTo(16_994, -1);
  });

  it('of a degree along a meridian is the same everywhere', () => {
    const at = (latitude: number) => ({ latitude, longitude: 10 });
    expect(distanceKm(at(0), at(1))).toBeCloseTo(111.195, 3);
    expect(distanceKm(at(88), at(89))).toBeCloseTo(111.195, 3);
  });

  it('is short across the line where the date changes', () => {
    const fiji = { latitude: 0, longitude: 179.5 };
    expect(distanceKm(fiji, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.195, 3);
  });

  it('is zero to the same point, symmetric, and never more than half the globe', () => {
    fc.assert(
      fc.property(position, position, (one, other) => {
        const distance = distanceKm(one, other);
        expect(distanceKm(one, one)).toBe(0);
        expect(distanceKm(other, one)).toBeCloseTo(distance, 6);
        expect(distance).toBeGreaterThanOrEqual(0);
        expect(distance).toBeLessThanOrEqual(20_015.115);
      }),
    );
  });

  it('is never longer than via a third place', () => {
    fc.assert(
      fc.property(position, position, position, (one, between, other) => {
        const way = distanceKm(one, between) + distanceKm(between, other);
        // Between opposite points the arc sine is only accurate to a metre.
        expect(distanceKm(one, other)).toBeLessThanOrEqual(way + 0.001);
      }),
    );
  });
});

describe('the direction', () => {
  it.each([
    ['N', 1, 0],
    ['NE', 1, 1],
    ['E', 0, 1],
    ['SE', -1, 1],
    ['S', -1, 0],
    ['SW', -1, -1],
    ['W', 0, -1],
    ['NW', 1, -1],
  ])('is %s', (direction, latitude, longitude) => {
    expect(findDirection({ latitude: 0, longitude: 0 }, { latitude, longitude })).toBe(direction);
  });

  it('changes half-way between two compass points', () => {
    const to = (longitude: number) =>
      findDirection({ latitude: 0, longitude: 0 }, { latitude: 1, longitude });
    expect([to(0.41), to(0.42), to(-0.41), to(-0.42)]).toEqual(['N', 'NE', 'N', 'NW']);
  });

  it('follows the shortest way', () => {
    expect(findDirection(zurich, london)).toBe('NW');
    expect(findDirection({ latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 })).toBe('E');
  });

  it('is one of the eight compass points for any two places', () => {
    const winds = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
    fc.assert(fc.property(position, position, (from, to) => winds.includes(findDirection(from, to))));
  });
});

describe('a distance in a unit', () => {
  it.each([
    ['km', 6, 6],
    ['mi', 6, 9.656064],
  ] as const)('%s: %d are %d kilometres', (unit, distance, kilometres) => {
    expect(toKilometres(distance, unit)).toBeCloseTo(kilometres, 9);
  });

  it.each([
    ['km', 1.449, 1.4],
    ['km', 0.04, 0],
    ['mi', 1.609344, 1],
    ['mi', 10, 6.2],
  ] as const)('is shown in %s with one digit: %d as %d', (unit, kilometres, shown) => {
    expect(distanceIn(unit, kilometres)).toBe(shown);
  });

  it('there and back is the same, but for the digits that are not shown', () => {
    fc.assert(
      fc.property(fc.constantFrom('km', 'mi'), fc.integer({ min: 0, max: 500 }), (unit, tenths) => {
        expect(distanceIn(unit, toKilometres(tenths / 10, unit))).toBe(tenths / 10);
      }),
    );
  });
});
