import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceIn, toKilometres } from './distance-unit.ts';

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
