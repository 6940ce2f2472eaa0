import { expect, it } from 'vitest';
import { hotelResult, hotelResults } from '#tests/support/hotel-results.ts';
import { listChoices } from './filter-choices.ts';
import { indexHotels } from './hotel-index.ts';
import { mergeHotelResults } from './hotel-list.ts';

it('lists the most frequent ones first, and the most requested amenities before all others', () => {
  const accor = { code: 'RT', name: 'Accor' };
  const list = mergeHotelResults([
    hotelResults([
      hotelResult('a', { area: 'Enge', stars: 3, distance: 0.4, amenities: [68, 84], chain: accor }),
      hotelResult('b', { area: 'Seefeld', stars: 5, distance: 2.5, amenities: [84, 76] }),
      hotelResult('c', { area: 'Seefeld', stars: 3, distance: 1, chain: { code: 'EH', name: 'Hilton' } }),
      hotelResult('d', { area: 'Altstadt', stars: 3, distance: 1, chain: accor }),
    ]),
  ]);
  expect(list && listChoices(indexHotels(list))).toEqual({
    areas: ['Seefeld', 'Altstadt', 'Enge'],
    featuredAmenities: [64, 179, 345],
    otherAmenities: [84, 76],
    chains: [accor, { code: 'EH', name: 'Hilton' }],
    stars: [5, 3],
    distances: [0.5, 1, 2],
  });
});
