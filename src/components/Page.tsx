import { Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Page.module.css';

interface PageProps {
  title: ReactNode;
  subtitle?: ReactNode;
  dense?: boolean;
  children: ReactNode;
}

export function Page({ title, subtitle, dense = false, children }: PageProps) {
  return (
    <div className={classes.page} data-dense={dense}>
      <Stack component="header" className={classes.header} gap={4}>
        <h1>{title}</h1>
        {subtitle === undefined ? null : (
          <Text className={classes.subtitle} variant="breakable" c="dimmed" fz="md">
            {subtitle}
          </Text>
        )}
      </Stack>
      {children}
    </div>
  );
}

export function Surface({ children }: { children: ReactNode }) {
  return <Paper variant="section">{children}</Paper>;
}

export function FactList({ children }: { children: ReactNode }) {
  return (
    <dl className={classes.facts} data-facts="small">
      {children}
    </dl>
  );
}
