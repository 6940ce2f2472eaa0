import { expect, test } from 'vitest';
import { keptRange, keptWords } from './kept-words.ts';

test('words are kept whole and by their first letters', () => {
  expect(keptWords(['zurich', 'zug'])).toEqual(['zurich', '*zur', '*zug']);
});

test('what begins alike is kept once', () => {
  expect(keptWords(['keller', 'kellermann', 'kel'])).toEqual(['keller', 'kellermann', '*kel']);
});

test('letters beyond the first plane count as one', () => {
  expect(keptWords(['𝒵𝓊𝓇𝒾'])).toEqual(['𝒵𝓊𝓇𝒾', '*𝒵𝓊𝓇']);
});

test.each(['z', 'zu', 'zur', 'zuri', 'zurich'])('by %s a kept word is found', (typed) => {
  const { from, to } = keptRange(typed);
  const found = keptWords(['zurich', 'bern']).filter((word) => word >= from && word < to);
  expect(found).toEqual([typed.length > 3 ? 'zurich' : '*zur']);
});

test.each(['zurichs', 'urich', 'zi', '*'])('by %s none is found', (typed) => {
  const { from, to } = keptRange(typed);
  expect(keptWords(['zurich']).filter((word) => word >= from && word < to)).toEqual([]);
});
