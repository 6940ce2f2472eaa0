import { expect, test } from 'vitest';
import { COMMON_WORDS } from './common-passwords.ts';

test('each common word is in the form that a password is reduced to', () => {
  const neverFound = [...COMMON_WORDS].filter(
    (word) => !/^\p{Lowercase_Letter}{3,}$/u.test(word) || /^(.+)\1+$/.test(word),
  );
  expect(neverFound).toEqual([]);
});
