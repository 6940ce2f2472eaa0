import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { AppLink } from '../../components/AppLink.tsx';
import classes from './Footer.module.css';

interface FooterProps {
  appName: string;
}

const never = () => () => {};
const currentYear = () => String(new Date().getFullYear());
/** A page that was made in advance doesn't know in which year it will be read. */
const notYetKnown = () => '';

export function Footer({ appName }: FooterProps) {
  const { t } = useLingui();
  const year = useSyncExternalStore(never, currentYear, notYetKnown);
  return (
    <footer className={classes.footer}>
      <p>
        © <span className={classes.year}>{year}</span> {appName}
      </p>
      <nav aria-label={t`Legal`}>
        <ul className={classes.links}>
          <li>
            <AppLink href="/privacy">
              <Trans>Privacy policy</Trans>
            </AppLink>
          </li>
          <li>
            <AppLink href="/cookies">
              <Trans>Cookie policy</Trans>
            </AppLink>
          </li>
          <li>
            <AppLink href="/impress">
              <Trans>Impress</Trans>
            </AppLink>
          </li>
        </ul>
      </nav>
    </footer>
  );
}
