import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppLink } from '../../components/AppLink.tsx';
import { paths } from '../../components/paths.ts';
import { useIsAlive } from '../../components/use-is-alive.ts';
import { CookieConsent } from './CookieConsent.tsx';
import classes from './PageFrame.module.css';

interface PageFrameProps {
  appName: string;
  topBar: ReactNode;
  children: ReactNode;
}

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

interface FooterProps {
  appName: string;
}

function Footer({ appName }: FooterProps) {
  const { t } = useLingui();
  // A page that was made in advance doesn't know in which year it will be read.
  const year = useIsAlive() ? String(new Date().getFullYear()) : '';
  return (
    <footer className={classes.footer}>
      <p>
        © <span className={classes.year}>{year}</span> {appName}
      </p>
      <nav aria-label={t`Legal`}>
        <ul className={classes.links}>
          <li>
            <AppLink href={paths.privacy}>
              <Trans>Privacy policy</Trans>
            </AppLink>
          </li>
          <li>
            <AppLink href={paths.cookies}>
              <Trans>Cookie policy</Trans>
            </AppLink>
          </li>
          <li>
            <AppLink href={paths.imprint}>
              <Trans>Impress</Trans>
            </AppLink>
          </li>
        </ul>
      </nav>
    </footer>
  );
}
