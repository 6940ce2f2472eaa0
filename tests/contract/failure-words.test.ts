import { expect, test } from 'vitest';
import { CHANGE_FAILURE_TEXTS, PART_FAILURE_TEXTS } from '#server/features/trips/mail/failure-texts.ts';
import { FAILURE_TEXTS } from '#src/features/checkout/checkout-texts.ts';
import { CHANGE_FAILURE_WORDS } from '#src/features/trips/changes/change-words.ts';
import { FAILURE_WORDS } from '#src/features/trips/part-words.ts';

const asSentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

test.each([
  ['a failed booking', PART_FAILURE_TEXTS, FAILURE_WORDS],
  ['a failed change', CHANGE_FAILURE_TEXTS, CHANGE_FAILURE_WORDS],
])('mails and pages give the same cause of %s', (_, texts, words) => {
  const ofMails = Object.entries(texts).map(([cause, text]) => [cause, asSentence(text)]);
  const ofPages = Object.entries(words).map(([cause, { message }]) => [cause, message]);
  expect(Object.fromEntries(ofMails)).toEqual(Object.fromEntries(ofPages));
});

test('the checkout and the trip page give the same cause of a failed booking', () => {
  const messages = (words: object) => Object.entries(words).map(([cause, { message }]) => [cause, message]);
  expect(messages(FAILURE_TEXTS)).toEqual(messages(FAILURE_WORDS));
});
