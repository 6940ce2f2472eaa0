import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { expect, test } from 'vitest';
import { readRefreshToken, writeRefreshToken } from './refresh-token.ts';

const key = randomBytes(32);
const token = { sessionId: randomUUIDv7(), generation: 7 };

test('a token contains its session and its generation', () => {
  expect(readRefreshToken(key, writeRefreshToken(key, token))).toEqual(token);
});

test.each([1, 10, 999_999_999])('a token contains the generation %i', (generation) => {
  expect(readRefreshToken(key, writeRefreshToken(key, { ...token, generation }))).toEqual({
    ...token,
    generation,
  });
});

test.each([0, 1_000_000_000])('no valid token has the generation %i', (generation) => {
  expect(readRefreshToken(key, writeRefreshToken(key, { ...token, generation }))).toBeUndefined();
});

test.each<[string, (text: string) => string]>([
  ['that is empty', () => ''],
  ['of another generation', (text) => text.replace('.7.', '.8.')],
  ['of another session', (text) => randomUUIDv7() + text.slice(36)],
  ['with a generation that begins with zero', (text) => text.replace('.7.', '.07.')],
  ['with something before it', (text) => `0${text}`],
  ['with parts before it', (text) => `0.1.${text}`],
  ['with something behind it', (text) => `${text}=`],
  ['without a signature', (text) => text.slice(0, text.lastIndexOf('.') + 1)],
  ['with a signature that is too short', (text) => text.slice(0, -1)],
  ['with a signature that is spelled otherwise', (text) => text.slice(0, -1) + nextCharacter(text.slice(-1))],
  ['in another form', (text) => text.replaceAll('.', ':')],
  ['signed with another key', () => writeRefreshToken(randomBytes(32), token)],
])('a token %s is not ours', (_, change) => {
  expect(readRefreshToken(key, change(writeRefreshToken(key, token)))).toBeUndefined();
});

/** The last character of a signature encodes four significant bits and two unused ones. */
function nextCharacter(character: string): string {
  const spelling = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return spelling.charAt(spelling.indexOf(character) + 1);
}
