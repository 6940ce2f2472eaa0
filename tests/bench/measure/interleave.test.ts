import { describe, expect, it } from 'vitest';
import { interleave } from './interleave.ts';

function fromList(values: number[], log: string[], name: string) {
  return async () => {
    log.push(name);
    return values.shift() ?? Number.NaN;
  };
}

const plan = { rounds: 3, attempts: 2, floors: ['floor'] as const, figureOf: (sample: number) => sample };

describe('interleave', () => {
  it('takes the series in turn, every other round backwards', async () => {
    const log: string[] = [];
    const series = {
      floor: fromList([10, 10, 10], log, 'floor'),
      ours: fromList([11, 12, 13], log, 'ours'),
    };
    const measured = await interleave(series, plan);
    expect(log).toEqual(['floor', 'ours', 'ours', 'floor', 'floor', 'ours']);
    expect(measured).toEqual({
      samples: { floor: [10, 10, 10], ours: [11, 12, 13] },
      floorVariation: 0,
      steady: true,
    });
  });

  it('repeats everything when the floor does not hold still', async () => {
    const log: string[] = [];
    const series = {
      floor: fromList([10, 20, 30, 10, 10, 10], log, 'floor'),
      ours: fromList([1, 1, 1, 2, 2, 2], log, 'ours'),
    };
    const measured = await interleave(series, plan);
    expect(measured.steady).toBe(true);
    expect(measured.samples.ours).toEqual([2, 2, 2]);
  });

  it('says so when the floor never holds still', async () => {
    const log: string[] = [];
    const series = {
      floor: fromList([10, 20, 30, 10, 20, 30], log, 'floor'),
      ours: fromList([1, 1, 1, 1, 1, 1], log, 'ours'),
    };
    const measured = await interleave(series, plan);
    expect(measured.steady).toBe(false);
    expect(measured.floorVariation).toBeCloseTo(0.5);
    expect(log).toHaveLength(12);
  });

  it('lets what is not a floor vary as it likes', async () => {
    const log: string[] = [];
    const series = {
      floor: fromList([10, 10, 10], log, 'floor'),
      ours: fromList([1, 50, 900], log, 'ours'),
    };
    expect((await interleave(series, plan)).steady).toBe(true);
  });
});
