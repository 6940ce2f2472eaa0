import { expect, it } from 'vitest';
import { parseNumber } from './number-text.ts';

it.each([
  ['6,5', 6.5],
  [' 6.5 ', 6.5],
  ['-6', -6],
  ['−0,5', -0.5],
])('reads %j', (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

it.each(['', ' ', 'six', '6,', ',5', '1e1', '0x10', '1,000.5', '1.2.3'])('finds no number in %j', (text) => {
  expect(parseNumber(text)).toBeNaN();
});
