import { expect, test } from 'vitest';
import { findTypedIn } from './typed-matches.ts';

test.each([
  ['the beginning', 'Zurich, Switzerland', 'zur', [{ endOffset: 3 }]],
  ['a beginning with accents', 'Zürich (Kreis 11)', 'ZURICH', [{ endOffset: 6 }]],
  ['letters that are written out', 'Düsseldorf', 'duessel', [{ endOffset: 6 }]],
  ['letters that stand for two', 'Gießen', 'giess', [{ endOffset: 4 }]],
  ['a word in the midst', 'New York, NY', 'york', [{ startOffset: 4, endOffset: 8 }]],
  ['what goes over a comma', 'Zurich, Switzerland', 'zürich sw', [{ endOffset: 10 }]],
  ['what goes over an apostrophe', 'Xi’an, China', "xi'an", [{ endOffset: 5 }]],
  [
    'words that stand apart, in the order of the text',
    'London Heathrow Airport (LHR)',
    'lhr london',
    [{ endOffset: 6 }, { startOffset: 25, endOffset: 28 }],
  ],
  ['characters, not halves of them', '🏔 Zug', 'zug', [{ startOffset: 2, endOffset: 5 }]],
  ['nothing, if it is not there', 'Cologne, Germany', 'köln', []],
  ['nothing within a word', 'Winterthur', 'thur', []],
  ['nothing of nothing', 'Zurich', ' - ', []],
])('%s is marked', (_, text, typed, matches) => {
  expect(findTypedIn(text, typed)).toEqual(matches);
});

test('no two marks overlap', () => {
  expect(findTypedIn('York Yorkville', 'york yorkv x')).toEqual([
    { endOffset: 4 },
    { startOffset: 5, endOffset: 10 },
  ]);
  expect(findTypedIn('York', 'yo york x')).toEqual([{ endOffset: 2 }]);
});
