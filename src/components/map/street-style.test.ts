import { expect, it } from 'vitest';
import { streetStyle } from './street-style.ts';

const TILES = 'https://travel.example/map/tiles.pmtiles';

it.each(['light', 'dark'] as const)('asks nothing but the file of tiles, in %s', (scheme) => {
  const style = streetStyle(TILES, scheme);
  expect(style).not.toHaveProperty('glyphs');
  expect(style).not.toHaveProperty('sprite');
  expect(style.sources.streets).toMatchObject({ type: 'vector', url: `pmtiles://${TILES}` });
  const text = JSON.stringify(style.layers);
  expect(text).not.toContain('icon-image');
  expect(text).not.toMatch(/https?:/);
  expect(style.layers.length).toBeGreaterThan(40);
});

it('credits OpenStreetMap, as its licence requires', () => {
  expect(streetStyle(TILES, 'light').sources.streets).toMatchObject({
    attribution: expect.stringContaining('OpenStreetMap'),
  });
});
