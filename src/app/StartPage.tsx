import './styles/base.css';
import { I18nProvider } from '@lingui/react';
import { Backdrop } from '../components/Backdrop.tsx';
import { i18n } from '../i18n/i18n.ts';
import { ThemeProvider } from './ThemeProvider.tsx';

/** What is shown until it is known which page is to be. */
export function StartPage() {
  return (
    <I18nProvider i18n={i18n}>
      <ThemeProvider>
        <Backdrop visible />
      </ThemeProvider>
    </I18nProvider>
  );
}
