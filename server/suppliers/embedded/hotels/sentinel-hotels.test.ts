import { describe, expect, it } from 'vitest';
import { hotelQuery, searchedAt } from '#tests/support/hotel-queries.ts';
import type { Situation } from '../inventory.ts';
import { createHotelInventory } from './hotel-inventory.ts';

const inventory = createHotelInventory();

const hotels: [name: string, situation: Situation | null][] = [
  ['The Rising Price', { kind: 'dearer', percent: 12 }],
  ['The Slightly Rising Price', { kind: 'dearer', percent: 2 }],
  ['The Falling Price', { kind: 'cheaper', percent: 8 }],
  ['The Full House', { kind: 'soldOut' }],
  ['The Closed Desk', { kind: 'declined' }],
  ['The Brief Offer', { kind: 'expired' }],
  ['The Lost Letter', { kind: 'lostAnswer' }],
  ['The Only Room', null],
];

describe('a practice hotel', () => {
  it.each(hotels)('is found in Einsiedeln by every source: %s', async (name, situation) => {
    for (const source of inventory.sources) {
      const found = await inventory.search(source, hotelQuery('einsiedeln', { radiusKm: 1 }), searchedAt);
      const offer = found.find(({ property }) => property.name === name);
      expect(offer?.rates.length).toBeGreaterThan(0);
      for (const { key } of offer?.rates ?? []) expect(inventory.situationOfKey(key)).toEqual(situation);
    }
  });

  it('has only one room, if that is its situation', async () => {
    const [sellable, two] = await Promise.all(
      [1, 2].map((rooms) => inventory.find(`practice-8~113~dbl~flex~2026-12-01~1~${rooms}~1`, 1, searchedAt)),
    );
    expect(sellable?.units).toEqual([{ unit: 'hotel/practice-8/dbl/2026-12-01', capacity: 1, quantity: 1 }]);
    expect(two).toBeNull();
  });

  it('is no ordinary one', async () => {
    const [offer] = await inventory.search('113', hotelQuery('zug'), searchedAt);
    expect(inventory.situationOfKey(offer?.rates[0]?.key ?? '')).toBeNull();
    expect(inventory.situationOfKey('practice-1')).toBeNull();
  });
});

describe('a practice town', () => {
  const towns: [name: string, latitude: number, longitude: number, situation: Situation][] = [
    ['Gersau', 46.9942, 8.525, { kind: 'nothingFound' }],
    ['Engelberg', 46.8211, 8.4013, { kind: 'slowSource', source: '112', milliseconds: 3000 }],
    ['Appenzell', 47.331, 9.41, { kind: 'failedSources', sources: ['112'] }],
    ['Arosa', 46.7779, 9.6762, { kind: 'failedSources', sources: ['100', '110', '112', '113'] }],
  ];

  it.each(towns)('is %s', async (_, latitude, longitude, situation) => {
    const query = hotelQuery('zug', { latitude, longitude });
    expect(inventory.situationOfQuery(query)).toEqual(situation);
    expect(inventory.situationOfQuery({ ...query, latitude: latitude + 0.02 })).toBeNull();
    const found = await Promise.all(
      inventory.sources.map((source) => inventory.search(source, query, searchedAt)),
    );
    expect(found.flat().length).toBeGreaterThan(0);
  });

  it('is not Zug', () => {
    expect(inventory.situationOfQuery(hotelQuery('zug'))).toBeNull();
  });
});
