import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMMON_WORDS } from './common-passwords.ts';
import { findPasswordFault, isCommonPassword, PASSWORD_MIN_LENGTH } from './passwords.ts';

describe('a new password', () => {
  test.each([
    ['of eleven characters is too short', 'quiet mount', 'too_short'],
    ['of twelve characters is long enough', 'quiet mounts', null],
    ['of 128 characters is not too long', `${'quiet mountain '.repeat(8)}hut goat`, null],
    ['of 129 characters is too long', `${'quiet mountain '.repeat(8)}hut goats`, 'too_long'],
    ['of eight letters and three pictures is too short', 'kestrels🦩🦆🦉', 'too_short'],
    ['of nine letters and three pictures is long enough', 'kestrels 🦩🦆🦉', null],
    ['of 128 letters and pictures is not too long', 'quiet mountain🦩🦆'.repeat(8), null],
    ['that everybody uses is too common', 'Password1234', 'too_common'],
  ])('%s', (_, password, fault) => {
    expect(findPasswordFault(password)).toBe(fault);
  });
});

describe('a password is common', () => {
  test.each([
    ['with digits behind it', 'password1234'],
    ['with digits for letters', 'P@ssw0rd1234'],
    ['with signs between its letters', 'p-a-s-s-w-o-r-d'],
    ['with signs and digits around it', '!!Sunshine2026!!'],
    ['said twice', 'passwordpassword'],
    ['said twice with digits', 'abc123abc123'],
    ['as a season and a year', 'Summer-2026!!'],
    ['as the name of the product', 'Zugvogel-2027'],
    ['as one character', 'aaaaaaaaaaaa'],
    ['as four characters that repeat', 'xkqvxkqvxkqv'],
    ['as digits in a row', '123456789012'],
    ['as digits in any order', '839201748365'],
    ['as signs only', '!!!!!!!!!!!!'],
    ['as a row of keys', 'qwertyuiop12'],
    ['as a row of keys from the right', 'poiuytrewq12'],
    ['as a row of keys in German', 'qwertzuiop12'],
    ['as a row of keys in French', 'azertyuiop12'],
    ['as columns of keys', '1qaz2wsx3edc'],
    ['as columns of letters', 'qazwsxedcrfv'],
    ['as columns of keys, up and down', 'zaq12wsxcde3'],
    ['as the alphabet', 'abcdefghijkl'],
    ['as the alphabet behind digits', '123456789abc'],
    ['as rows of keys, one under another', 'qwerasdfzxcv'],
    ['as short rows of keys and digits', 'qweasdzxc123'],
    ['as digits and rows of keys', '1234qwerasdf'],
    ['as rows of keys to and fro', 'qwertyytrewq'],
    ['as rows of keys with signs between them', 'qwe-asd-zxc-2026'],
    ['as columns of keys, every other one from below', '1qazxsw23edc'],
    ['as columns of keys, with the shift key for some', '1qaz@WSX3edc'],
    ['as columns of keys, with the shift key for all', '!QAZ@WSX#EDC'],
    ['as the lower row of keys and what is above it', 'zxcvbn,./asdfgh'],
    ['as a row of keys in Russian', 'йцукенгшщзхъ'],
    ['as digits and a row of keys in turns', '1q2w3e4r5t6y'],
    ['as a row of keys and digits in turns', 'q1w2e3r4t5y6'],
    ['as the alphabet and digits in turns', 'a1b2c3d4e5f6'],
    ['as a row of keys and digits in turns, downwards', '6y5t4r3e2w1q'],
    ['as a row of keys and one digit in turns', 'q1w1e1r1t1y1'],
    ['as two rows of keys in turns', 'qawsedrftgyh'],
    ['as keys of which each is pressed twice', 'qqwweerrttyy'],
    ['as keys of which each is pressed thrice', 'aaassskkk999'],
    ['as keys in turns and a row of keys', '1q2w3e4rasdf'],
    ['as keys in turns, with the shift key for some', '!q@w#e4r5t6y'],
    ['as keys in turns, with the shift key for every other digit', '1q@w3e$r5t^y'],
    ['as keys in turns and a year', '1q2w3e4r-2026'],
    ['as a hero', 'naruto123456'],
    ['in letters of another width', 'ｐａｓｓｗｏｒｄ１２３４'],
  ])('%s', (_, password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each([
    'l1verpool2026',
    'w3lcome-2026',
    'b4tman-2026!',
    'mu5tang-2026',
    'mus7ang-2026',
    'foot8all2026',
    'b@nana-2026!',
    'pa$$word-2026',
    'un!corn-2026',
    'we1come-2026',
    'P@ssw0rd2026!',
    'Pa55word!Pa55word!',
    '4sdfghjkl-2026',
  ])('with a digit or a sign for a letter: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each([
    '5unshine1234',
    '!!5unshine!!',
    'welcom3welcom3',
    'welcom3 welcom3',
    'Welcom32026!',
    '57r4wb3rry12',
    '2026-c00k135',
    '0r4ng30r4ng3',
  ])('with a digit or a sign for its first or last letters: %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  const words = fc.constantFrom(...COMMON_WORDS);
  const decoration = fc.stringMatching(/^[0-9!?.#-]{0,6}$/);

  test('regardless of affixes around a common word', () => {
    fc.assert(
      fc.property(decoration, words, decoration, fc.boolean(), (before, word, after, upper) => {
        expect(isCommonPassword(before + (upper ? word.toUpperCase() : word) + after)).toBe(true);
      }),
    );
  });

  test('however often it is repeated', () => {
    fc.assert(
      fc.property(words, fc.integer({ min: 2, max: 4 }), (word, times) => {
        expect(isCommonPassword(word.repeat(times))).toBe(true);
      }),
    );
  });

  const disguises: Record<string, string> = {
    a: '4',
    b: '8',
    e: '3',
    i: '1',
    l: '1',
    o: '0',
    s: '5',
    t: '7',
  };
  const disguised = fc.tuple(words, fc.infiniteStream(fc.boolean())).map(([word, choices]) =>
    [...word]
      .map((letter) => {
        const isDisguised = choices.next().value;
        return (isDisguised && disguises[letter]) || letter;
      })
      .join(''),
  );

  test('regardless of which letters are digits', () => {
    fc.assert(
      fc.property(
        decoration,
        disguised,
        decoration,
        fc.integer({ min: 1, max: 3 }),
        (before, word, after, times) => {
          expect(isCommonPassword((before + word + after).repeat(times))).toBe(true);
        },
      ),
    );
  });
});

describe('a password is not common', () => {
  test.each([
    'four quiet mountain huts',
    'correct horse battery',
    'Gr8-Wnd!kestrel',
    'пятьтихихозёр',
    'grün7Dachs&Moos',
    'xkqvzxkqvzxkqvz',
    '5 Geese over 7 Lakes!',
    '3lephantsAnd4Teapots',
    'W3lcome to the m0untain',
    '4winters,1summer',
    'testing the walnut',
    'password of the kestrel',
    '1337 lantern 5unshine',
    'qwerty kestrel gravel',
    'asdf1qazwalnut',
    'qweasdzx7c123k',
    '1q2w3e4r kestrel',
    '1k2q3z4v5h6p7m',
    'no mug for joe',
    'ferry hut power',
    'polish my red lute',
  ])('like %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  const ORDINARY =
    `anchor barrel candle desert engine fabric garden helmet island jacket kestrel lantern marble needle
    orchard pocket quarry ribbon saddle teapot umbrella velvet walnut yogurt zipper a the my her we were red hij was
    der und pas les une rue bleu vert rot blau gelb pero mesa roja hut sea fog ten cup tea wax`.split(/\s+/);

  test('when it is made of several words', () => {
    const words = fc.uniqueArray(fc.constantFrom(...ORDINARY), { minLength: 3, maxLength: 7 });
    fc.assert(
      fc.property(words, fc.constantFrom('', ' ', '-', '.'), (chosen, between) => {
        const phrase = chosen.join(between);
        fc.pre(phrase.length >= PASSWORD_MIN_LENGTH);
        expect(isCommonPassword(phrase)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['letters, digits and signs', 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!@#$%^&*()-_=+'],
    ['letters and digits', 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'],
    ['small letters', 'abcdefghijklmnopqrstuvwxyz'],
  ])('when it is twelve %s at random', (_, alphabet) => {
    const characters = fc.array(fc.constantFrom(...alphabet), { minLength: 12, maxLength: 24, size: 'max' });
    fc.assert(
      fc.property(fc.noBias(characters), (chosen) => {
        expect(isCommonPassword(chosen.join(''))).toBe(false);
      }),
      { seed: 1, numRuns: 1000 },
    );
  });

  test('when it is made of two words that differ', () => {
    const twoWords = fc.uniqueArray(fc.constantFrom('kestrel', 'gravel', 'teapot', 'lantern', 'walnut'), {
      minLength: 2,
      maxLength: 2,
    });
    fc.assert(
      fc.property(twoWords, (words) => {
        expect(isCommonPassword(words.join(' '))).toBe(false);
      }),
    );
  });
});
