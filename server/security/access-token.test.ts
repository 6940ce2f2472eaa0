import { createSigner } from 'fast-jwt';
import { describe, expect, it } from 'vitest';
import { createAccessTokenReader, createAccessTokenSigner } from './access-token.ts';
import { deriveKeys } from './keys.ts';

const keys = deriveKeys('a secret');
const claims = { sub: 'user', sid: 'session', cu: 'company user', co: 'company' };
const now = new Date('2027-03-14T09:00:00Z');
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const token = createAccessTokenSigner(keys)(claims, now);
const read = createAccessTokenReader(keys);

describe('an access token', () => {
  it('identifies the user', () => {
    expect(read(token, now)).toMatchObject(claims);
  });

  it('is valid for fifteen minutes', () => {
    expect(read(token, minutesLater(14.9))).toMatchObject(claims);
    expect(read(token, minutesLater(15))).toBeUndefined();
  });

  it.each([
    ['is changed', token.replace(/\.[^.]+\./, `.${btoa('{"sub":"other"}')}.`)],
    ['is cut', token.slice(0, -1)],
    ['is signed with another key', createAccessTokenSigner(deriveKeys('another'))(claims, now)],
    [
      'is signed in another way',
      createSigner({ key: keys.accessToken, algorithm: 'HS512' })({ ...claims, exp: 9e9 }),
    ],
    ['lacks a claim', createSigner({ key: keys.accessToken })({ ...claims, sid: undefined, exp: 9e9 })],
    ['never ends', createSigner({ key: keys.accessToken })(claims)],
    ['is none', 'null'],
  ])('is refused when it %s', (_how, wrong) => {
    expect(read(wrong, now)).toBeUndefined();
  });
});
