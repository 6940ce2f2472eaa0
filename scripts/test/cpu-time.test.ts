import { describe, expect, it } from 'vitest';
import { type ProcessTimes, parseStat, sumCpuOf } from './cpu-time.ts';

const times = (pid: number, parent: number, ticks: number, startedAt = pid): ProcessTimes => ({
  pid,
  parent,
  startedAt,
  ticks,
});

describe('the CPU time of a process', () => {
  it('includes its descendants, and no other process', () => {
    const add = sumCpuOf(10);
    expect(
      add([times(1, 0, 900), times(12, 11, 4), times(11, 10, 2), times(10, 1, 1), times(20, 1, 500)]),
    ).toBe(7);
  });

  it('includes what has ended, and what is orphaned', () => {
    const add = sumCpuOf(10);
    add([times(10, 1, 1), times(11, 10, 2), times(12, 11, 4)]);
    expect(add([times(12, 1, 6), times(13, 12, 10)])).toBe(1 + 2 + 6 + 10);
  });

  it('does not take over from another process with a number that is used again', () => {
    const add = sumCpuOf(10);
    add([times(10, 1, 1), times(11, 10, 2)]);
    expect(add([times(10, 1, 1), times(11, 1, 300, 99)])).toBe(3);
  });

  it('is read behind a name with spaces and brackets', () => {
    const fields = Array.from({ length: 49 }, (_, index) => index + 4);
    const stat = `7 (a ) b (c) S ${fields.join(' ')}`;
    expect(parseStat(7, stat)).toEqual({ pid: 7, parent: 4, startedAt: 22, ticks: 14 + 15 });
  });
});
