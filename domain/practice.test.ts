import { expect, test } from 'vitest';
import type { PracticeSwitches, Role } from './contract.ts';
import { mayPractise } from './may-practise.ts';
import { countSwitchedOn } from './practice.ts';

const NOTHING: PracticeSwitches = {
  clockOffsetMinutes: 0,
  priceChangePercent: 0,
  failedSources: [],
  soldOut: false,
  lostAnswers: false,
  silentApprovers: false,
};

test.each<[Role, boolean]>([
  ['traveler', false],
  ['travel-arranger', false],
  ['company-admin', true],
  ['site-admin', true],
])('a %s may practise for the company: %s', (role, may) => {
  expect(mayPractise(role)).toBe(may);
});

test.each<[number, Partial<PracticeSwitches>]>([
  [0, {}],
  [1, { clockOffsetMinutes: 1 }],
  [1, { priceChangePercent: -1 }],
  [1, { soldOut: true }],
  [1, { slowSource: { source: '112', milliseconds: 1 } }],
  [1, { failedSources: ['110', '112'] }],
  [2, { lostAnswers: true, silentApprovers: true }],
])('%i are switched on in %j', (count, some) => {
  expect(countSwitchedOn({ ...NOTHING, ...some })).toBe(count);
});
