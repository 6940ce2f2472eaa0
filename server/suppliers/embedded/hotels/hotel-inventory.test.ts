import { describe, expect, it } from 'vitest';
import type { HotelOffer, HotelQuery, RoomRate } from '#domain/offers/hotel-offer.ts';
import { hotelQuery, searchedAt } from '#tests/support/hotel-queries.ts';
import { createHotelInventory } from './hotel-inventory.ts';
import { SOURCE_MILLISECONDS } from './sources.ts';

const inventory = createHotelInventory();
const search = (source: string, query: HotelQuery, at = searchedAt) => inventory.search(source, query, at);

async function searchAll(query: HotelQuery): Promise<HotelOffer[]> {
  return (await Promise.all(inventory.sources.map((source) => search(source, query)))).flat();
}

describe('a search', () => {
  it('returns the same results for the same query', async () => {
    const query = hotelQuery('zurich');
    expect(await search('113', query)).toEqual(await createHotelInventory().search('113', query, searchedAt));
  });

  it('asks four sources that overlap, and use the same hotel ids', async () => {
    expect(inventory.sources).toEqual(['100', '110', '112', '113']);
    const query = hotelQuery('london');
    const answers = await Promise.all(inventory.sources.map((source) => search(source, query)));
    const ids = answers.map((found) => new Set(found.map(({ property }) => property.propertyId)));
    const all = new Set(ids.flatMap((known) => [...known]));
    for (const known of ids) {
      expect(known.size).toBeGreaterThan(all.size * 0.3);
      expect(known.size).toBeLessThan(all.size);
    }
    const shared = [...all].filter((id) => ids.every((known) => known.has(id)));
    expect(shared.length).toBeGreaterThan(10);
    const byId = Map.groupBy(answers.flat(), ({ property }) => property.propertyId);
    for (const offers of byId.values())
      for (const { property } of offers) expect(property).toEqual(offers[0]?.property);
  });

  it('gives each source its own prices and its own way to pay', async () => {
    const offers = await searchAll(hotelQuery('london', { rateCodes: ['ALP22'] }));
    for (const { rates } of offers)
      for (const { source, prepaid } of rates) {
        if (source === '100') expect(prepaid).toBe(false);
        if (source === '112') expect(prepaid).toBe(true);
      }
    const cheapest = (source: string) =>
      new Map(
        offers
          .filter(({ rates }) => rates[0]?.source === source)
          .map(({ property, rates }) => [property.propertyId, rates[0]?.price.amount]),
      );
    const [expedia, booking] = [cheapest('110'), cheapest('113')];
    const different = [...expedia].filter(([id, price]) => booking.has(id) && booking.get(id) !== price);
    expect(different.length).toBeGreaterThan(10);
  });

  it('finds hotels that every source usually answers within 40 ms', () => {
    expect(Object.keys(SOURCE_MILLISECONDS)).toEqual(inventory.sources);
    expect(Math.max(...Object.values(SOURCE_MILLISECONDS))).toBeLessThanOrEqual(40);
    expect(new Set(Object.values(SOURCE_MILLISECONDS)).size).toBe(4);
  });

  it('finds rooms in which all guests find a bed, and as many of them as are asked for', async () => {
    const offers = await searchAll(hotelQuery('london', { guests: 3, rooms: 2 }));
    expect(offers.length).toBeGreaterThan(20);
    for (const { highestOccupancy, roomsLeft } of offers.flatMap(({ rates }) => rates)) {
      expect(highestOccupancy).toBeGreaterThanOrEqual(3);
      expect(roomsLeft).toBeGreaterThanOrEqual(2);
    }
  });

  it('costs twice as much for two rooms, and a longer stay costs more', async () => {
    const query = hotelQuery('zug');
    const [one, two, longer] = await Promise.all([
      search('100', query),
      search('100', { ...query, rooms: 2 }),
      search('100', { ...query, checkOut: '2026-12-06' }),
    ]);
    const price = (found: readonly HotelOffer[], id: string, key: RegExp) =>
      found.find(({ property }) => property.propertyId === id)?.rates.find((rate) => key.test(rate.key))
        ?.price.amount;
    const compared = two.flatMap(({ property: { propertyId } }) => {
      const amounts = [one, two, longer].map((found) => price(found, propertyId, /~dbl~semi~/));
      return amounts.every((amount) => amount !== undefined) ? [amounts] : [];
    });
    expect(compared.length).toBeGreaterThan(3);
    for (const [single = 0, double, long] of compared) {
      expect(double).toBe(2 * single);
      expect(long).toBeGreaterThan(single);
    }
  });

  it.each([
    ['a day that is over', { checkIn: '2026-11-20', checkOut: '2026-11-22' }],
    ['no night', { checkOut: '2026-12-01' }],
    ['leaving before arriving', { checkOut: '2026-11-30' }],
    ['two months and more', { checkOut: '2027-02-01' }],
    ['a day that does not exist', { checkIn: '2027-02-29', checkOut: '2027-03-02' }],
    ['years ahead', { checkIn: '2028-12-01', checkOut: '2028-12-03' }],
    ['no room', { rooms: 0 }],
    ['a busload', { guests: 50 }],
    ['the sea', { latitude: 0, longitude: -30 }],
  ])('finds nothing for %s', async (_, more) => {
    expect(await searchAll(hotelQuery('zurich', more))).toEqual([]);
  });

  it('asks no source that does not exist', async () => {
    expect(await search('111', hotelQuery('zurich'))).toEqual([]);
  });

  it('still finds rooms on the day of arrival, until it is over there', async () => {
    const tonight = hotelQuery('newYork', { checkIn: '2026-11-20', checkOut: '2026-11-21' });
    expect(await search('113', tonight, new Date('2026-11-21T04:30:00Z'))).not.toEqual([]);
    expect(await search('113', tonight, new Date('2026-11-21T05:00:00Z'))).toEqual([]);
  });
});

describe('the company', () => {
  const corporate = (offers: readonly HotelOffer[]) =>
    offers.flatMap(({ rates }) => rates).filter((rate) => rate.corporate);

  it('without codes finds no negotiated rate', async () => {
    expect(corporate(await searchAll(hotelQuery('london')))).toEqual([]);
  });

  it('with codes finds its own ones, where a hotel or its chain agreed, for less than everybody', async () => {
    const found = await searchAll(hotelQuery('london', { rateCodes: ['ALP22'] }));
    const own = corporate(found);
    expect(own.length).toBeGreaterThan(5);
    const sabre = found.filter(({ rates }) => rates[0]?.source === '100');
    expect(own.length).toBeLessThan(sabre.length * 0.6);
    for (const { source, roomType, cancellation } of own) {
      expect(source).toBe('100');
      expect(roomType).toBe('double');
      expect(cancellation.deadlines).toHaveLength(1);
    }
    const open = await inventory.details(own[0]?.key.split('~')[0] ?? '', hotelQuery('london'), searchedAt);
    const flexible = open?.rates.find(({ key }) => /~100~dbl~flex~/.test(key));
    expect(own[0]?.price.amount).toBeLessThan(flexible?.price.amount ?? 0);
  });
});

describe('the rates of a search', () => {
  const types = ['single', 'twin', 'double', 'triple', 'quadruple', 'suite'] as const;
  const cheapest = (rates: readonly RoomRate[], keeps: (rate: RoomRate) => boolean) =>
    rates.filter(keeps).reduce((least, { price }) => Math.min(least, price.amount), Number.POSITIVE_INFINITY);

  it.each([
    [1, '2026-11-21T10:00:00Z'],
    [2, '2026-11-21T10:00:00Z'],
    [3, '2026-11-30T23:00:00Z'],
    [1, '2026-12-01T20:00:00Z'],
  ])(
    'for %s guests hold the cheapest that a policy or a filter leaves, and are few',
    async (guests, time) => {
      const at = new Date(time);
      const query = hotelQuery('zurich', { guests, rateCodes: ['ALP22'] });
      for (const source of inventory.sources) {
        for (const { property, rates } of await search(source, query, at)) {
          expect(rates.length).toBeLessThanOrEqual(6);
          expect(rates[0]?.price.amount).toBe(cheapest(rates, () => true));
          const details = await inventory.details(property.propertyId, query, at);
          const all = details?.rates.filter((rate) => rate.source === source) ?? [];
          for (const excluded of [...types, null])
            for (const refundable of [true, false])
              for (const more of [types[0], types[2], null]) {
                const keeps = ({ roomType, cancellation }: RoomRate) =>
                  roomType !== excluded &&
                  roomType !== more &&
                  (!refundable || cancellation.deadlines.length > 0);
                expect(cheapest(rates, keeps)).toBe(cheapest(all, keeps));
              }
          expect(cheapest(rates, (rate) => rate.breakfastIncluded)).toBe(
            cheapest(all, (rate) => rate.breakfastIncluded),
          );
          expect(cheapest(rates, (rate) => rate.corporate)).toBe(cheapest(all, (rate) => rate.corporate));
        }
      }
    },
  );

  it('describe each room for travelers and policies', async () => {
    const rates = (await searchAll(hotelQuery('zurich', { guests: 2 }))).flatMap((offer) => offer.rates);
    expect(new Set(rates.map(({ roomType }) => roomType))).toEqual(
      new Set(['double', 'twin', 'triple', 'suite']),
    );
    for (const rate of rates) {
      expect(rate.breakfastIncluded).toBe([1, 2, 3, 4, 6, 7, 10, 11, 12, 17, 19].includes(rate.mealPlan));
      expect(rate.price.currency).toBe('CHF');
      expect(rate.price.amount).toBeGreaterThan(0);
      expect(rate.onSite?.amount).toBeGreaterThan(0);
      expect(rate.amenities.length).toBeGreaterThan(0);
      expect([1, 3, 5, 8, 9]).toContain(rate.bedType);
    }
  });
});

describe('taken stock', () => {
  it('is left out, and less is left of the rest', async () => {
    const query = hotelQuery('einsiedeln', { radiusKm: 0.2 });
    const [offer] = await search('113', query);
    if (!offer) throw new Error('There is a hotel in Einsiedeln');
    const units = inventory.unitsOf(offer);
    expect(units).toContainEqual({ unit: 'hotel/practice-1/sgl/2026-12-02', capacity: 9 });
    expect(units.length).toBe(2 * new Set(offer.rates.map(({ roomType }) => roomType)).size);
    const left = (unit: string) =>
      unit.includes('/sgl/') ? 0 : unit === 'hotel/practice-1/dbl/2026-12-02' ? 2 : 9;
    const reduced = inventory.withStock(offer, left, query);
    expect(reduced?.rates.map(({ roomType, roomsLeft }) => [roomType, roomsLeft])).toEqual(
      offer.rates
        .filter(({ roomType }) => roomType !== 'single')
        .map(({ roomType }) => [roomType, roomType === 'double' ? 2 : 9]),
    );
    expect(inventory.withStock(offer, () => 0, query)).toBeNull();
  });

  it('is counted for as many rooms as are wanted', async () => {
    const query = hotelQuery('einsiedeln', { radiusKm: 0.2, rooms: 3 });
    const [offer] = await search('113', query);
    const left = (count: number) => offer && inventory.withStock(offer, () => count, query);
    expect([left(2), left(3)]).toEqual([null, expect.any(Object)]);
  });

  it('is named by its units alike in a search and when it is bought', async () => {
    for (const offer of (await search('113', hotelQuery('zurich'))).slice(0, 20)) {
      const units = inventory.unitsOf(offer);
      for (const { key, roomsLeft } of offer.rates) {
        const sellable = await inventory.find(key, 1, searchedAt);
        const neededUnits = sellable?.units.map(({ unit, capacity }) => ({ unit, capacity })) ?? [];
        expect(neededUnits).toHaveLength(2);
        for (const unit of neededUnits) expect(units).toContainEqual(unit);
        expect(Math.min(...neededUnits.map(({ capacity }) => capacity))).toBe(roomsLeft);
      }
    }
  });
});

it('costs as much for each offer in a wide circle as in a small one', async () => {
  const perOffer = async (radiusKm: number) => {
    const query = hotelQuery('london', { radiusKm });
    let [least, offers] = [Number.POSITIVE_INFINITY, 1];
    for (let round = 0; round < 6; round += 1) {
      const startedAt = performance.now();
      offers = (await search('113', query)).length;
      least = Math.min(least, performance.now() - startedAt);
    }
    return { cost: least / offers, offers };
  };
  const [small, wide] = [await perOffer(6), await perOffer(40)];
  expect(wide.offers).toBeGreaterThan(8 * small.offers);
  expect(wide.cost).toBeLessThan(5 * small.cost);
});
