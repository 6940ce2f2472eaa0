import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { AppLink } from '../../components/AppLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { checkIcon, globeIcon } from '../../components/icons.ts';
import { Logo } from '../../components/Logo.tsx';
import { BarButton } from './BarButton.tsx';
import { BarPopover } from './BarPopover.tsx';
import list from './PopoverList.module.css';
import classes from './TopBar.module.css';

interface TopBarProps {
  appName: string;
  edge?: ReactNode;
  start?: ReactNode;
  menu?: ReactNode;
  middle?: ReactNode;
  search?: ReactNode;
  end?: ReactNode;
}

export function TopBar({ appName, edge, start, menu, middle, search, end }: TopBarProps) {
  const { t } = useLingui();
  return (
    <header className={classes.bar}>
      {edge}
      <div className={classes.toolbar}>
        {start}
        <AppLink href="/" className={classes.home} aria-label={t`${appName}, home`}>
          <Logo appName={appName} />
        </AppLink>
        {menu}
        {middle ? <div className={classes.middle}>{middle}</div> : null}
        <div className={classes.end}>
          {search}
          <LanguageMenu />
          {end}
        </div>
      </div>
    </header>
  );
}

function LanguageMenu() {
  const { t } = useLingui();
  const id = useId();
  return (
    <BarPopover id={id} button={<BarButton icon={globeIcon} aria-label={t`Language`} popoverTarget={id} />}>
      <ul className={list.list} aria-label={t`Language`}>
        <li>
          <button
            type="button"
            className={list.entry}
            aria-current="true"
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <Trans>English</Trans>
            <span className={classes.mark}>
              <Icon path={checkIcon} />
            </span>
          </button>
        </li>
        <li>
          <span className={`${list.entry} ${classes.missing}`}>
            <Trans>German</Trans>
            <small className={classes.reason}>
              <Trans>Not available</Trans>
            </small>
          </span>
        </li>
      </ul>
    </BarPopover>
  );
}
