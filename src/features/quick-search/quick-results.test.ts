import { expect, test } from 'vitest';
import { matchingPages, readWords } from './quick-results.ts';

test.each([
  ['London', { words: 'London', isAgain: false }],
  ['book again London', { words: 'London', isAgain: true }],
  ['Again  Berlin', { words: 'Berlin', isAgain: true }],
  ['book again', { words: '', isAgain: true }],
  ['against', { words: 'against', isAgain: false }],
])('what is looked for with "%s"', (typed, read) => {
  expect(readWords(typed)).toEqual(read);
});

test('pages are found by the beginnings of their words', () => {
  const pages = ['My profile', 'Book a flight', 'Past trips'].map((label) => ({ label, href: `/${label}` }));
  const found = (typed: string) => matchingPages(pages, typed).map(({ label }) => label);
  expect(found('prof')).toEqual(['My profile']);
  expect(found('flight book')).toEqual(['Book a flight']);
  expect(found('rofile')).toEqual([]);
  expect(found('')).toHaveLength(3);
});
