import { expect, test } from 'vitest';
import { oncePer } from './once-per.ts';

test('a value is computed once per object, and again for an equal one', () => {
  const copied = oncePer((thing: { name: string }) => ({ ...thing }));
  const one = { name: 'one' };
  expect(copied(one)).toEqual(one);
  expect(copied(one)).toBe(copied(one));
  expect(copied({ name: 'one' })).not.toBe(copied(one));
});
