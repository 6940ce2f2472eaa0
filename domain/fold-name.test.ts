import { expect, test } from 'vitest';
import { foldedSpellings, foldName } from './fold-name.ts';

test.each([
  ['case and accents do not matter', ' São  PAULO ', 'sao paulo'],
  [
    'all characters but letters and digits separate words',
    'Paris-Charles De Gaulle',
    'paris charles de gaulle',
  ],
  ['an apostrophe separates nothing', "Chicago O’Hare, Xi'an", 'chicago ohare xian'],
  [
    'letters of their own become those that are typed for them',
    'Tromsø Łódź İzmir Iğdır',
    'tromso lodz izmir igdir',
  ],
  ['there may be nothing left', ' -|% ', ''],
])('%s', (_, name, folded) => {
  expect(foldName(name)).toBe(folded);
});

test('a name with such letters can be written in two ways', () => {
  expect(foldedSpellings('Zürich')).toEqual(['zurich', 'zuerich']);
  expect(foldedSpellings('Göteborg')).toEqual(['goteborg', 'goeteborg']);
  expect(foldedSpellings('Bern')).toEqual(['bern']);
});
