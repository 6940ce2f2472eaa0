import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Surface } from '../../components/Page.tsx';
import classes from './TripSection.module.css';

interface TripSectionProps {
  title: ReactNode;
  bare?: boolean;
  screenOnly?: boolean;
  folded?: boolean;
  isOpen?: boolean;
  /** A folded section was opened. */
  onUnfold?: () => void;
  note?: ReactNode;
  children: ReactNode;
}

export function TripSection({
  title,
  bare,
  screenOnly = false,
  folded,
  isOpen,
  onUnfold,
  note,
  children,
}: TripSectionProps) {
  const content = (
    <Stack className={classes.content} mod="closer">
      {children}
    </Stack>
  );
  if (folded) {
    return (
      <Paper
        component="details"
        className={classes.folded}
        mod="screen-only"
        miw={0}
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) onUnfold?.();
        }}
      >
        <summary>
          <Title order={2} size="h3" display="inline">
            {title}
          </Title>{' '}
          {note ? (
            <Text span c="dimmed">
              {note}
            </Text>
          ) : null}
        </summary>
        {content}
      </Paper>
    );
  }
  return (
    <Stack
      component="section"
      className={classes.section}
      mod="closer"
      gap="sm"
      miw={0}
      data-screen-only={screenOnly}
    >
      <Title order={2} size="h3">
        {title}
      </Title>
      {bare ? content : <Surface>{content}</Surface>}
    </Stack>
  );
}
