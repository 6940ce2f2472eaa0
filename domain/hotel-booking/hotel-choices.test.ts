import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RoomAspect } from '#domain/contract.ts';
import { manyHotelResults } from '#tests/support/hotel-results.ts';
import { countChoices, ROOM_ASPECTS } from './filter-choices.ts';
import { partsOfFilter, suggestFilters, withoutPart } from './filter-parts.ts';
import { indexHotels } from './hotel-index.ts';
import { mergeHotelResults, type RateEntry } from './hotel-list.ts';
import { DEFAULT_HOTEL_LIST_SETTINGS, type HotelListFilter, type HotelSort } from './hotel-list-settings.ts';
import { countShown, showHotels } from './hotel-rows.ts';

const index = indexMany();

const filters: fc.Arbitrary<HotelListFilter> = fc.record({
  areas: fc.subarray(['Altstadt', 'Enge', 'Oerlikon', 'Seefeld']),
  amenityCodes: fc.subarray([64, 68, 179, 345]),
  hotelChainCodes: fc.subarray(['BW', 'EH', 'RT']),
  stars: fc.subarray([1, 2, 3, 4, 5]),
  nameFilter: fc.constantFrom('', '', 'hôtel', 'gast'),
  radius: fc.constantFrom(null, null, 1, 3, 5),
  rating: fc.constantFrom({ from: 1, to: 5 }, { from: 3, to: 5 }, { from: 2, to: 4.5 }),
  roomAspects: fc.subarray([...ROOM_ASPECTS]),
});

const HAS = {
  BreakfastIncluded: (rate) => rate.breakfastIncluded,
  InPolicy: (rate) => rate.verdict.inPolicy,
  Refundable: (rate) => rate.refundable,
  CorporateRate: (rate) => rate.corporate,
} satisfies Record<RoomAspect, (rate: RateEntry) => boolean>;

it('shows the price of the cheapest rate that passes all filters', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      for (const { hotel, rate } of showHotels(index, filter, 'TotalRate')) {
        const fitting = hotel.rates.filter((one) => filter.roomAspects.every((aspect) => HAS[aspect](one)));
        expect(rate.total?.amount).toBe(Math.min(...fitting.map(({ total }) => total?.amount ?? Number.NaN)));
      }
    }),
  );
});

it('counts for each option what the list shows once it is chosen', () => {
  const choose = (filter: HotelListFilter, more: Partial<HotelListFilter>) =>
    countShown(index, { ...filter, ...more });
  fc.assert(
    fc.property(filters, (filter) => {
      const counts = countChoices(index, filter);
      expect(counts.areas.get('Enge') ?? 0).toBe(choose(filter, { areas: ['Enge'] }));
      expect(counts.chains.get('RT') ?? 0).toBe(choose(filter, { hotelChainCodes: ['RT'] }));
      expect(counts.stars.get(4) ?? 0).toBe(choose(filter, { stars: [4] }));
      expect(counts.distances.filter((distance) => distance <= 2).length).toBe(choose(filter, { radius: 2 }));
      expect(counts.ratings.filter((rating) => rating >= 4).length).toBe(
        choose(filter, { rating: { from: 4, to: 5 } }),
      );
      expect(counts.amenities.get(64) ?? 0).toBe(
        choose(filter, { amenityCodes: [...filter.amenityCodes, 68] }),
      );
      for (const aspect of ROOM_ASPECTS) {
        expect(counts.aspects[aspect]).toBe(choose(filter, { roomAspects: [...filter.roomAspects, aspect] }));
      }
    }),
  );
});

it('sorts without losing or adding anything', () => {
  const sorts: HotelSort[] = ['TotalRate', 'DistanceFrom', 'SabreRating', 'CorporateRate'];
  fc.assert(
    fc.property(filters, fc.constantFrom(...sorts), (filter, sort) => {
      const shown = showHotels(index, filter, sort);
      expect(new Set(shown.map(({ hotel }) => hotel.propertyId)).size).toBe(countShown(index, filter));
    }),
  );
});

it('removes the parts of a filter one by one, until none is left', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const rest = partsOfFilter(filter).reduce(withoutPart, filter);
      expect(rest).toEqual(DEFAULT_HOTEL_LIST_SETTINGS.filter);
    }),
  );
});

it('suggests only filters whose removal shows something, with the resulting count', () => {
  fc.assert(
    fc.property(filters, (filter) => {
      for (const { part, results } of suggestFilters(index, filter)) {
        expect(results).toBeGreaterThan(0);
        expect(countShown(index, withoutPart(filter, part))).toBe(results);
      }
    }),
  );
});

function indexMany() {
  const list = mergeHotelResults([manyHotelResults(120, 3)]);
  if (!list) throw new Error('There are hotels');
  return indexHotels(list);
}
