import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { errorIcon } from '../icons.ts';
import { searchIcon } from '../shell-icons.ts';
import classes from './Booking.module.css';

interface AreaStateProps {
  kind: keyof typeof KINDS;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

const KINDS = {
  empty: { role: 'status', icon: searchIcon },
  error: { role: 'alert', icon: errorIcon },
};

export function AreaState({ kind, title, children, action }: AreaStateProps) {
  const { role, icon } = KINDS[kind];
  return (
    <Stack gap="sm" align="center" p="48px 16px" ta="center" role={role}>
      <span className={classes.mark} data-kind={kind}>
        <Icon path={icon} size={32} />
      </span>
      <Title order={2} size="h3">
        {title}
      </Title>
      {children ? (
        <Text component="div" maw={480} c="dimmed">
          {children}
        </Text>
      ) : null}
      {action}
    </Stack>
  );
}
