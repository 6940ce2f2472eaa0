import { describe, expect, it } from 'vitest';
import { hotelQuery, searchedAt } from '#tests/support/hotel-queries.ts';
import { createHotelInventory } from '../hotel-inventory.ts';
import { drawPicture } from './draw-picture.ts';

const kinds = ['house', 'lobby', 'room', 'breakfast', 'gym', 'pool', 'meeting'] as const;
const inventory = createHotelInventory();

/** Only shapes with attributes of plain numbers, colours and paths. */
const SHAPE = /<(rect|circle|ellipse|polygon|line|path)( [a-z0-9-]+="[#a-zA-Z0-9 .,-]*")+\/>/g;
const FRAME =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="480" height="320" viewBox="0 0 480 320">(.*)<\/svg>$/;

describe('a picture', () => {
  it.each(kinds)('of the %s is an SVG of shapes only, small, and without odd numbers', (shows) => {
    for (let number = 1; number <= 60; number += 1)
      for (const stars of [1, 2, 3, 4, 5]) {
        const picture = drawPicture({ propertyId: `2643743-${number}`, stars }, shows);
        expect(picture.length).toBeLessThan(6000);
        expect(FRAME.exec(picture)?.[1]?.replaceAll(SHAPE, '')).toBe('');
        expect(picture).not.toMatch(/NaN|undefined|Infinity|(width|height|r|rx|ry)="-/);
      }
  });

  it('is always the same, and another one for each hotel', () => {
    const draw = (number: number) => drawPicture({ propertyId: `2657896-${number}`, stars: 3 }, 'house');
    expect(draw(1)).toBe(draw(1));
    const pictures = Array.from({ length: 60 }, (_, index) => draw(index + 1));
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('exists for each path of a hotel, and for no other', async () => {
    const details = await inventory.details('2643743-19', hotelQuery('london'), searchedAt);
    const pictures = details?.pictures ?? [];
    expect(pictures.length).toBeGreaterThanOrEqual(4);
    for (const { path, shows } of pictures) {
      expect(path).toBe(`/images/hotels/2643743-19/${shows}.svg`);
      expect(await inventory.picture('2643743-19', shows)).toMatch(FRAME);
    }
    expect(await inventory.picture('2643743-99', 'house')).toBeNull();
    for (const wrong of ['garden', '__proto__', 'toString', ''])
      expect(await inventory.picture('2643743-19', wrong)).toBeNull();
  });

  it('of a pool or a gym only exists where there is one', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `2643743-${index + 1}`);
    const withPool = await Promise.all(ids.map((id) => inventory.picture(id, 'pool')));
    for (const [index, id] of ids.entries()) {
      const details = await inventory.details(id, hotelQuery('london'), searchedAt);
      expect(withPool[index] !== null).toBe(details?.property.amenities.includes(54));
    }
    expect(withPool).toContain(null);
  });
});
