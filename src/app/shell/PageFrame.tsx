import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CookieConsent } from './CookieConsent.tsx';
import { Footer } from './Footer.tsx';
import classes from './PageFrame.module.css';

interface PageFrameProps {
  appName: string;
  topBar: ReactNode;
  children: ReactNode;
}

/** The frame of every page, with or without a session. */
export function PageFrame({ appName, topBar, children }: PageFrameProps) {
  return (
    <div className={classes.frame}>
      <a href="#content" className={classes.skip}>
        <Trans>Skip to content</Trans>
      </a>
      {topBar}
      <main id="content" tabIndex={-1} className={classes.content}>
        {children}
      </main>
      <Footer appName={appName} />
      <CookieConsent />
    </div>
  );
}
