import { describe, expect, it } from 'vitest';
import type { HotelFilter } from '#domain/contract.ts';
import { property } from '#tests/support/hotel-examples.ts';
import { createHotelFilter, hasAspects } from './hotel-filter.ts';

const HOUSE = property('p-1', {
  name: 'Zürcher Hof',
  chain: { code: 'RT', name: 'Accor' },
  stars: 4,
  rating: 3.5,
  amenities: [68, 179, 345],
});

describe('a filter for hotels', () => {
  const wanting: [HotelFilter, boolean][] = [
    [{}, true],
    [{ hotelChainCodes: [] }, true],
    [{ hotelChainCodes: ['EH', 'RT'] }, true],
    [{ hotelChainCodes: ['EH'] }, false],
    [{ amenityCodes: [64] }, true],
    [{ amenityCodes: [64, 68, 286, 345] }, true],
    [{ amenityCodes: [64, 71] }, false],
    [{ rating: { from: 3.5 } }, true],
    [{ rating: { from: 4 } }, false],
    [{ rating: { to: 3.5 } }, true],
    [{ rating: { to: 3 } }, false],
    [{ stars: [3, 4] }, true],
    [{ stars: [5] }, false],
    [{ nameFilter: 'zurcher' }, true],
    [{ nameFilter: ' HOF ' }, true],
    [{ nameFilter: 'hoff' }, false],
    [{ radius: 1.5 }, true],
    [{ radius: 1.4 }, false],
    [{ stars: [4], nameFilter: 'palace' }, false],
  ];
  it.each(wanting)('%j: %s', (filter, expected) => {
    expect(createHotelFilter(filter)(HOUSE, 1.5)).toBe(expected);
  });

  it('knows that an independent hotel belongs to no chain', () => {
    const independent = property('p-2', { chain: null });
    expect(createHotelFilter({ hotelChainCodes: ['RT'] })(independent, 0)).toBe(false);
    expect(createHotelFilter({})(independent, 0)).toBe(true);
  });
});

describe('the aspects of a rate', () => {
  const NONE = { breakfastIncluded: false, refundable: false, corporate: false, inPolicy: false };
  it.each([
    ['BreakfastIncluded', 'breakfastIncluded'],
    ['Refundable', 'refundable'],
    ['CorporateRate', 'corporate'],
    ['InPolicy', 'inPolicy'],
  ] as const)('%s', (aspect, fact) => {
    expect(hasAspects(NONE, [aspect])).toBe(false);
    expect(hasAspects({ ...NONE, [fact]: true }, [aspect])).toBe(true);
  });

  it('are all asked for', () => {
    expect(hasAspects(NONE, [])).toBe(true);
    expect(hasAspects({ ...NONE, refundable: true }, ['Refundable', 'InPolicy'])).toBe(false);
  });
});
