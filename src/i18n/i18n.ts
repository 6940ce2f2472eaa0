import { type Messages, setupI18n } from '@lingui/core';
import { DEFAULT_LANGUAGE } from './language.ts';
import { messages } from './locales/en/messages.po';

export const i18n = setupI18n({ locale: DEFAULT_LANGUAGE, messages: { [DEFAULT_LANGUAGE]: messages } });

// The page then shows an id; tests fail on any console output.
i18n.on('missing', ({ id }) => console.error(`No text was loaded for ${id}.`));

export function addCatalogue(featureMessages: Messages): void {
  i18n.load(DEFAULT_LANGUAGE, featureMessages);
}
