import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';
import { searchWords } from './search-words.ts';

test.each([
  ['case and accents do not matter', 'Zürich ÉCOLE', ['zurich', 'ecole']],
  [
    'everything but letters and digits separates words',
    'ZV-1001, Alpenblick & Co.',
    ['zv', '1001', 'alpenblick', 'co'],
  ],
  ['a word counts once', 'Zug zug ZUG', ['zug']],
  ['other scripts stay as they are', '東京 Ελλάδα', ['東京', 'ελλαδα']],
  ['there may be nothing to find', ' %_\\ ', []],
])('%s', (_, text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test('several texts are combined into one set of words', () => {
  expect(searchWords('Zug AG', null, 'Zug')).toEqual(['zug', 'ag']);
});

test('texts that look alike are compared as one', () => {
  expect(foldText(' Ｍüller@Example.COM ')).toBe(foldText('mu\u0308ller@example.com'));
});
