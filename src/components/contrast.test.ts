import { expect, it } from 'vitest';
import { contrastRatio } from './profile-avatar.ts';

it('finds the largest contrast between black and white, in either order', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrastRatio([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
});

it('is a contrast of 1 between a colour and itself', () => {
  expect(contrastRatio([25, 118, 210], [25, 118, 210])).toBe(1);
});

it("agrees with the known value of the brand's blue on white", () => {
  expect(contrastRatio([25, 118, 210], [255, 255, 255])).toBeCloseTo(4.6, 1);
});
