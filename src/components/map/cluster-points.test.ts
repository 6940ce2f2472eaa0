import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clusterPoints } from './cluster-points.ts';

const at = (id: string, x: number, y: number) => ({
  point: { id, name: id, price: { amount: 100, currency: 'CHF' }, latitude: 47, longitude: 8 },
  x,
  y,
});
const listIds = (clusters: ReturnType<typeof clusterPoints>) =>
  clusters.map(({ points }) => points.map(({ id }) => id));

it('joins what would cover each other, in the order of the list', () => {
  const clusters = clusterPoints([at('a', 75, 30), at('far', 400, 30), at('b', 80, 40)], null);
  expect(listIds(clusters)).toEqual([['a', 'b'], ['far']]);
});

it('does not cluster the chosen one', () => {
  expect(listIds(clusterPoints([at('a', 0, 0), at('b', 1, 1), at('c', 2, 2)], 'b'))).toEqual([
    ['a', 'c'],
    ['b'],
  ]);
});

it('contains every point once, without overlapping clusters', () => {
  const places = fc.array(fc.tuple(fc.integer({ min: -200, max: 900 }), fc.integer({ min: -90, max: 700 })));
  fc.assert(
    fc.property(places, (found) => {
      const projected = found.map(([x, y], index) => at(String(index), x, y));
      const clusters = clusterPoints(projected, null);
      expect(listIds(clusters).flat().sort()).toEqual(projected.map(({ point }) => point.id).sort());
      const anchors = clusters.map(({ first }) => projected[Number(first.id)]);
      for (const [index, one] of anchors.entries()) {
        for (const other of anchors.slice(index + 1)) {
          const covers = one && other && Math.abs(one.x - other.x) < 76 && Math.abs(one.y - other.y) < 36;
          expect(covers).toBe(false);
        }
      }
    }),
  );
});
