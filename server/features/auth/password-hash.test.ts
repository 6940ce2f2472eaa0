import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

test('a password is verified by its hash, and another one is not', async () => {
  const stored = await hashPassword('four quiet mountain huts');
  expect(await verifyPassword('four quiet mountain huts', stored)).toBe(true);
  expect(await verifyPassword('four quiet mountain hats', stored)).toBe(false);
});

test('a hash contains its parameters, which are those that OWASP recommends', async () => {
  expect(await hashPassword('x')).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
  );
});

test('two hashes of one password differ', async () => {
  expect(await hashPassword('x')).not.toBe(await hashPassword('x'));
});

test('a hash of another program with other parameters is verified', async () => {
  // The official test vector of libargon2: argon2id, m=256, t=2, p=1, password "password", salt "somesalt".
  const stored = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await verifyPassword('password', stored)).toBe(true);
});

test('a character may be typed composed or decomposed', async () => {
  expect(await verifyPassword('zu\u0308rich', await hashPassword('z\u00fcrich'))).toBe(true);
});

test.each([null, '', 'not a hash'])('without a hash (%j) no password is right', async (stored) => {
  expect(await verifyPassword('', stored)).toBe(false);
});
