import { describe, expect, it } from 'vitest';
import { median, quantile, variation } from './statistics.ts';

describe('median', () => {
  it('is the middle of an odd number of samples, whatever their order', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  it('lies between the two middle ones of an even number', () => {
    expect(median([1, 2, 4, 100])).toBe(3);
  });

  it('refuses to judge nothing', () => {
    expect(() => median([])).toThrow('No samples');
  });
});

describe('quantile', () => {
  it('reaches from the least to the greatest sample', () => {
    expect([0, 0.25, 0.99, 1].map((share) => quantile([0, 100, 200, 300, 400], share))).toEqual([
      0, 100, 396, 400,
    ]);
  });

  it('leaves the samples in their order', () => {
    const samples = [3, 1, 2];
    quantile(samples, 0.5);
    expect(samples).toEqual([3, 1, 2]);
  });
});

describe('variation', () => {
  it('is nothing for equal samples, zeros included', () => {
    expect(variation([7, 7, 7])).toBe(0);
    expect(variation([0, 0, 0])).toBe(0);
  });

  it('is the spread of the middle half against the median', () => {
    expect(variation([90, 95, 100, 105, 110])).toBeCloseTo(0.1);
  });

  it('is not moved by one outlier', () => {
    expect(variation([90, 95, 100, 105, 9000])).toBeCloseTo(0.1);
  });
});
