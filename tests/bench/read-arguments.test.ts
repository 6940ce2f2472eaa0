import { expect, test } from 'vitest';
import { GOAL_IDS, readArguments } from './read-arguments.ts';

test('measures all goals if none is named', () => {
  expect(readArguments([])).toEqual(GOAL_IDS);
});

test('measures the named goals in their own order, in any case', () => {
  expect(readArguments(['b3', 'U1'])).toEqual(['u1', 'b3']);
});

test('names the goals when one is unknown', () => {
  expect(() => readArguments(['u1', 'p7'])).toThrow('There is no goal "p7". There are: u1, u2');
});
