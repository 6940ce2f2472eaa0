import { describe, expect, it } from 'vitest';
import { type Finding, judge } from './finding.ts';

const finding: Finding = {
  goal: 'P3',
  what: 'First paint',
  unit: 'ratio',
  value: 1.06,
  must: { atMost: 1.1 },
  reach: { atMost: 1.04 },
  detail: '',
  steady: true,
};

describe('judge', () => {
  it.each([
    [1.04, 'reached'],
    [1.05, 'held'],
    [1.1, 'held'],
    [1.11, 'missed'],
    [Number.NaN, 'missed'],
  ])('judges %f against an upper bound as %s', (value, verdict) => {
    expect(judge({ ...finding, value })).toBe(verdict);
  });

  it.each([
    [0.8, 'reached'],
    [0.7, 'held'],
    [0.5, 'missed'],
  ])('judges %f against a lower bound as %s', (value, verdict) => {
    expect(judge({ ...finding, value, must: { atLeast: 0.6 }, reach: { atLeast: 0.75 } })).toBe(verdict);
  });

  it.each([
    [0.94, 'missed'],
    [0.95, 'reached'],
    [1.05, 'reached'],
    [1.06, 'missed'],
  ])('judges %f against a range as %s', (value, verdict) => {
    const range = { from: 0.95, to: 1.05 };
    expect(judge({ ...finding, value, must: range, reach: range })).toBe(verdict);
  });

  it('does not judge what was measured on restless ground, be it good or bad', () => {
    expect(judge({ ...finding, value: 1, steady: false })).toBe('not judged');
    expect(judge({ ...finding, value: 9, steady: false })).toBe('not judged');
  });

  it('holds what is only to be reached for, and falls short of it', () => {
    const { must: _, ...wish } = finding;
    expect(judge({ ...wish, value: 1 })).toBe('reached');
    expect(judge({ ...wish, value: 9 })).toBe('held');
  });
});
