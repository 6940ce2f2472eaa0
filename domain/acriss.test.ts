import { describe, expect, it } from 'vitest';
import { categoryOf, fuelOf, hasAirConditioning, transmissionOf } from './acriss.ts';

describe('an ACRISS code', () => {
  it.each([
    ['CDMR', 'C', 'manual', 'unspecified', true],
    ['MBMN', 'M', 'manual', 'unspecified', false],
    ['IDAE', 'I', 'automatic', 'electric', true],
    ['IDDC', 'I', 'automatic', 'electric', true],
    ['SFBI', 'S', 'automatic', 'hybrid', true],
    ['FWCQ', 'F', 'manual', 'diesel', false],
    ['EDNZ', 'E', 'manual', 'petrol', false],
  ])(
    '%s is of category %s, %s, %s, with air conditioning: %s',
    (acriss, category, transmission, fuel, air) => {
      expect([
        categoryOf(acriss),
        transmissionOf(acriss),
        fuelOf(acriss),
        hasAirConditioning(acriss),
      ]).toEqual([category, transmission, fuel, air]);
    },
  );

  it('is null where its letters are unknown', () => {
    expect([transmissionOf('XX??'), fuelOf('XX??'), transmissionOf(''), hasAirConditioning('')]).toEqual([
      undefined,
      undefined,
      undefined,
      false,
    ]);
  });
});
