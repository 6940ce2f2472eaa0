import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const key = randomBytes(32);

test('a sealed text can be opened under the same name', () => {
  expect(unseal(key, 'row 1', seal(key, 'row 1', '4242 é 4242'))).toBe('4242 é 4242');
});

test('the same text is never sealed to the same bytes', () => {
  expect(seal(key, 'row', 'text').equals(seal(key, 'row', 'text'))).toBe(false);
});

test.each([
  ['under another name', (sealed: Buffer) => unseal(key, 'row 2', sealed)],
  ['with another key', (sealed: Buffer) => unseal(randomBytes(32), 'row 1', sealed)],
  ['after a change', (sealed: Buffer) => unseal(key, 'row 1', Buffer.concat([sealed, Buffer.from('x')]))],
])('it can not be opened %s', (_, open) => {
  expect(() => open(seal(key, 'row 1', 'text'))).toThrow();
});
