import { Trans } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './LegalPage.module.css';

interface LegalPageProps {
  title: ReactNode;
  updated: string;
  children: ReactNode;
}

export function LegalPage({ title, updated, children }: LegalPageProps) {
  return (
    <article className={classes.page}>
      <Stack component="header" gap="xs">
        <h1>{title}</h1>
        <Text c="dimmed" fz="sm">
          <Trans>Last changed on {updated}</Trans>
        </Text>
      </Stack>
      {children}
    </article>
  );
}
