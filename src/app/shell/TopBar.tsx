import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { AppLink } from '../../components/AppLink.tsx';
import { Logo } from '../../components/Logo.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import classes from './TopBar.module.css';

interface TopBarProps {
  appName: string;
  /** At the upper edge of the window. */
  edge?: ReactNode;
  /** Before the logo. */
  start?: ReactNode;
  /** Between the logo and the menus; moves below them where the bar is too narrow. */
  middle?: ReactNode;
  /** After the language menu. */
  end?: ReactNode;
}

export function TopBar({ appName, edge, start, middle, end }: TopBarProps) {
  const { t } = useLingui();
  return (
    <header className={classes.bar}>
      {edge}
      <div className={classes.toolbar}>
        {start}
        <AppLink href="/" className={classes.home} aria-label={t`${appName}, home`}>
          <Logo appName={appName} />
        </AppLink>
        {middle ? <div className={classes.middle}>{middle}</div> : null}
        <div className={classes.end}>
          <LanguageMenu />
          {end}
        </div>
      </div>
    </header>
  );
}
