import './styles/base.css';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isStarting } from '#machines/session/session-selectors.ts';
import type { SessionActor } from '../actors/session-actor.ts';
import { SessionContext, useSessionSelector } from '../actors/use-session.ts';
import { LinkProvider } from '../components/AppLink.tsx';
import { Backdrop } from '../components/Backdrop.tsx';
import { useIsAlive } from '../components/use-is-alive.ts';
import { i18n } from '../i18n/i18n.ts';
import { RouterLink } from './RouterLink.tsx';
import type { AppRouter } from './router.ts';
import { AppTheme } from './theme/AppTheme.tsx';

interface AppProps {
  router: AppRouter;
  session: SessionActor;
  nonce: string;
}

export function App({ router, session, nonce }: AppProps) {
  // Not before: a prerendered page shows the session's first state, and has to be met in it.
  useEffect(() => {
    session.start();
  }, [session]);

  return (
    <I18nProvider i18n={i18n}>
      <AppTheme nonce={nonce}>
        <SessionContext value={session}>
          <LinkProvider link={RouterLink}>
            <RouterProvider router={router} />
          </LinkProvider>
          <StartBackdrop />
        </SessionContext>
      </AppTheme>
    </I18nProvider>
  );
}

function StartBackdrop() {
  const isAlive = useIsAlive();
  return <Backdrop visible={useSessionSelector(isStarting) && isAlive} />;
}
