import { expect, test } from 'vitest';
import { timesOfMoves } from './frames-meanwhile.ts';

test('a frame counts when it moved the page, from the one before it', () => {
  const frames = [
    ...[
      { at: 0, top: 0 },
      { at: 16, top: 0 },
      { at: 66, top: 40 },
    ],
    ...[
      { at: 82, top: 90 },
      { at: 500, top: 90 },
      { at: 516, top: 50 },
    ],
  ];
  expect(timesOfMoves(frames)).toEqual([50, 16, 16]);
});

test('a page that stands still has no frames that count', () => {
  expect(timesOfMoves([])).toEqual([]);
  expect(
    timesOfMoves([
      { at: 0, top: 7 },
      { at: 90, top: 7 },
    ]),
  ).toEqual([]);
});
