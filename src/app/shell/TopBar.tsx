import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
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
      <Stack component="ul" gap={0} aria-label={t`Language`}>
        <li>
          <button
            type="button"
            className={list.entry}
            data-hover="true"
            aria-current="true"
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <Trans>English</Trans>
            <Stack component="span" gap={0} ms="auto">
              <Icon path={checkIcon} />
            </Stack>
          </button>
        </li>
        <li>
          <Text span c="dimmed" className={list.entry}>
            <Trans>German</Trans>
            <Text component="small" ms="auto" fz="xs">
              <Trans>Not available</Trans>
            </Text>
          </Text>
        </li>
      </Stack>
    </BarPopover>
  );
}
