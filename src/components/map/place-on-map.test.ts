import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeOnMap } from './place-on-map.ts';

const MARKER = { width: 80, height: 24 };
const MAP = { width: 400, height: 300 };

it('puts a marker above its point', () => {
  expect(placeOnMap({ x: 200, y: 150 }, MARKER, MAP)).toEqual({ x: 160, y: 126 });
});

it.each([
  ['left', { x: 10, y: 150 }, { x: 4, y: 126 }],
  ['right', { x: 395, y: 150 }, { x: 316, y: 126 }],
  ['upper', { x: 200, y: 5 }, { x: 160, y: 4 }],
  ['lower', { x: 200, y: 300 }, { x: 160, y: 272 }],
])('moves it in at the %s edge', (_edge, point, corner) => {
  expect(placeOnMap(point, MARKER, MAP)).toEqual(corner);
});

it('leaves out points outside of the map', () => {
  expect(placeOnMap({ x: -1, y: 150 }, MARKER, MAP)).toBeNull();
  expect(placeOnMap({ x: 200, y: 301 }, MARKER, MAP)).toBeNull();
});

it('never cuts a marker', () => {
  const number = (max: number) => fc.integer({ min: -50, max });
  fc.assert(
    fc.property(number(450), number(350), (x, y) => {
      const corner = placeOnMap({ x, y }, MARKER, MAP);
      if (!corner) return;
      expect(corner.x).toBeGreaterThanOrEqual(0);
      expect(corner.x + MARKER.width).toBeLessThanOrEqual(MAP.width);
      expect(corner.y).toBeGreaterThanOrEqual(0);
      expect(corner.y + MARKER.height).toBeLessThanOrEqual(MAP.height);
    }),
  );
});
