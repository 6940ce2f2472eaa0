import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each(['anna@alpenblick.example', 'a.b+c@mail.alpenblick.example'])('takes %s', (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each([
  '',
  'anna',
  'anna@',
  '@alpenblick.example',
  'anna@alpenblick',
  'an na@alpenblick.example',
  'a@b..c',
  'a@@b.c',
])('refuses "%s"', (text) => {
  expect(isEmail(text)).toBe(false);
});

it('refuses what is longer than an address can be', () => {
  expect(isEmail(`${'a'.repeat(250)}@b.ch`)).toBe(false);
});
