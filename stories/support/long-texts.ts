import { type I18n, type Messages, setupI18n } from '@lingui/core';

/** The same texts, longer by more than a third, as in other languages: each vowel twice. */
export function lengthenTexts({ locale, messages }: I18n): I18n {
  return setupI18n({ locale, messages: { [locale]: lengthen(messages) as Messages } });
}

/** Compiled messages are texts, or lists of texts and values; a value may choose between messages. */
function lengthen(message: unknown): unknown {
  if (typeof message === 'string') return message.replaceAll(/[aeiou]/gi, '$&$&');
  if (Array.isArray(message))
    return message.map((part) => (Array.isArray(part) ? lengthenValue(part) : lengthen(part)));
  return message && typeof message === 'object' ? lengthenEach(message) : message;
}

/** The name of a value, how it is formatted, and by which choices; words beside them are formats. */
function lengthenValue([name, format, choices]: unknown[]): unknown[] {
  return choices && typeof choices === 'object'
    ? [name, format, lengthenEach(choices)]
    : [name, format, choices];
}

function lengthenEach(messages: object): object {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, lengthen(message)]));
}
