import './styles/base.css';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isStarting } from '#machines/session/session-selectors.ts';
import { SessionProvider } from '../actors/SessionProvider.tsx';
import type { SessionActor } from '../actors/session-actor.ts';
import { useSessionSelector } from '../actors/use-session.ts';
import { LinkProvider } from '../components/AppLink.tsx';
import { Backdrop } from '../components/Backdrop.tsx';
import { i18n } from '../i18n/i18n.ts';
import { RouterLink } from './RouterLink.tsx';
import type { AppRouter } from './router.ts';
import { ThemeProvider } from './ThemeProvider.tsx';

interface AppProps {
  router: AppRouter;
  session: SessionActor;
  /** The page that was prerendered waits for everything, so it shows no page of ours yet. */
  startsEmpty?: boolean;
}

export function App({ router, session, startsEmpty = false }: AppProps) {
  const [showsPage, setShowsPage] = useState(!startsEmpty);

  // Not before: a prerendered page shows the session's first state, and has to be met in it.
  useEffect(() => {
    session.start();
    setShowsPage(true);
  }, [session]);

  return (
    <I18nProvider i18n={i18n}>
      <ThemeProvider>
        <SessionProvider session={session}>
          {showsPage && (
            <LinkProvider link={RouterLink}>
              <RouterProvider router={router} />
            </LinkProvider>
          )}
          <StartBackdrop />
        </SessionProvider>
      </ThemeProvider>
    </I18nProvider>
  );
}

function StartBackdrop() {
  return <Backdrop visible={useSessionSelector(isStarting)} />;
}
