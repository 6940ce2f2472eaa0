import { describe, expect, it } from 'vitest';
import { hotelQuery, searchedAt } from '#tests/support/hotel-queries.ts';
import { createHotelInventory } from './hotel-inventory.ts';

const inventory = createHotelInventory();

describe('the details of a hotel', () => {
  it('contain all rates of all sources, the cheapest first, including those of the search', async () => {
    const query = hotelQuery('zurich', { rateCodes: ['ALP22'] });
    const answers = await Promise.all(
      inventory.sources.map((source) => inventory.search(source, query, searchedAt)),
    );
    const offers = Map.groupBy(answers.flat(), ({ property }) => property.propertyId);
    expect(offers.size).toBeGreaterThan(20);
    for (const [id, found] of offers) {
      const details = await inventory.details(id, query, searchedAt);
      const prices = details?.rates.map(({ price }) => price.amount) ?? [];
      expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      for (const rate of found.flatMap(({ rates }) => rates)) expect(details?.rates).toContainEqual(rate);
    }
  });

  it('contain contact data and check-in times', async () => {
    for (let number = 1; number <= 20; number += 1) {
      const details = await inventory.details(`2657896-${number}`, hotelQuery('zurich'), searchedAt);
      expect(details?.phone).toMatch(/^\+41 [\d ]+$/);
      expect(details?.checkInFrom).toMatch(/^1[4-6]:00$/);
      expect(details?.checkOutUntil).toMatch(/^1[0-2]:00$/);
    }
  });

  it('have no rates for a stay that is not possible', async () => {
    const details = await inventory.details('2657896-1', hotelQuery('zurich', { guests: 0 }), searchedAt);
    expect(details?.rates).toEqual([]);
    expect(details?.property.propertyId).toBe('2657896-1');
  });

  it('of a hotel that does not exist are missing', async () => {
    expect(await inventory.details('2657896-99', hotelQuery('zurich'), searchedAt)).toBeNull();
  });
});
