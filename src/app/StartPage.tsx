import './styles/base.css';
import { I18nProvider } from '@lingui/react';
import { Backdrop } from '../components/Backdrop.tsx';
import { i18n } from '../i18n/i18n.ts';
import { AppTheme } from './theme/AppTheme.tsx';

export function StartPage({ nonce }: { nonce: string }) {
  return (
    <I18nProvider i18n={i18n}>
      <AppTheme nonce={nonce}>
        <Backdrop visible />
      </AppTheme>
    </I18nProvider>
  );
}
