import { expect, it } from 'vitest';
import { GOAL_IDS } from './goal-ids.ts';
import { readArguments } from './read-arguments.ts';

it('builds and measures everything unless told otherwise', () => {
  expect(readArguments([])).toEqual({ goals: GOAL_IDS, isBuilt: false });
});

it('measures what it is told to', () => {
  expect(readArguments(['--only', 'P3, b12,s-Load']).goals).toEqual(['P3', 'B12', 'S-load']);
});

it('says which goals there are when it is asked for another one', () => {
  expect(() => readArguments(['--only=P3,P99'])).toThrow('There is no goal P99; there are P1, P3');
});

it('takes what is built already when it is told to', () => {
  expect(readArguments(['--built']).isBuilt).toBe(true);
});
