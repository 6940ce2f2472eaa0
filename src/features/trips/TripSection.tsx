import { Paper, Stack, Text } from '@mantine/core';
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
  const content = <Stack className={classes.content}>{children}</Stack>;
  if (folded) {
    return (
      <Paper
        component="details"
        className={classes.folded}
        miw={0}
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) onUnfold?.();
        }}
      >
        <summary>
          <h2>{title}</h2>{' '}
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
    <Stack component="section" className={classes.section} gap="sm" miw={0} data-screen-only={screenOnly}>
      <h2>{title}</h2>
      {bare ? content : <Surface>{content}</Surface>}
    </Stack>
  );
}
