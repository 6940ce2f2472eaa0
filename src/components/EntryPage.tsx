import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './EntryPage.module.css';

interface EntryPageProps {
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
}

export function EntryPage({ title, lead, children }: EntryPageProps) {
  return (
    <div className={classes.page}>
      <Scenery />
      <div className={classes.card}>
        <Stack component="header" gap="xs">
          <h1>{title}</h1>
          {lead ? <Text c="dimmed">{lead}</Text> : null}
        </Stack>
        {children}
      </div>
    </div>
  );
}

function Scenery() {
  return <div aria-hidden="true" className={classes.scenery} />;
}
