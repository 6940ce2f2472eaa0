import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** As the specification spells it. */
const GIVEN = [
  'The email field is required.',
  'Please enter a valid email address.',
  'Invalid email or password.',
  'Traveler',
];
/** Names the roles. */
const ROLES = /^Your role in /;

const texts = globSync('src/i18n/locales/en/*.po')
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^msgid "(.+)"$/gm)])
  .map(([, text = '']) => text)
  .filter((text) => !GIVEN.includes(text) && !ROLES.test(text));

it.each([
  ['e-mail', /\bemails?\b/i],
  ['traveler', /\btravelers?\b/i],
])('%s is spelled in one way', (_, other) => {
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => other.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([]);
});
