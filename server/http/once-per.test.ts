import { expect, test } from 'vitest';
import { oncePer } from './once-per.ts';

test('what is made of a thing is made once, and anew for another that looks the same', () => {
  const copied = oncePer((thing: { name: string }) => ({ ...thing }));
  const one = { name: 'one' };
  expect(copied(one)).toEqual(one);
  expect(copied(one)).toBe(copied(one));
  expect(copied({ name: 'one' })).not.toBe(copied(one));
});
