import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { pageTitle } from './page-title.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const titled = (message: string) => ({ staticData: { title: { id: message, message } } });

it('is that of the innermost page, with the name of the application', () => {
  const matches = [{ staticData: {} }, titled('Companies'), titled('Users')];
  expect(pageTitle(i18n, matches, 'Zugvogel')).toBe('Users | Zugvogel');
});

it('says so when no page was found', () => {
  expect(pageTitle(i18n, [{ staticData: {} }], 'Zugvogel')).toBe('Page not found | Zugvogel');
});
