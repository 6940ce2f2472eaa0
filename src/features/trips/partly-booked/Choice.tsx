import { Trans } from '@lingui/react/macro';
import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Spinner } from '../../../components/Spinner.tsx';
import classes from './PartlyBooked.module.css';
import type { Loadable } from './partly-booked.ts';

interface ChoiceProps {
  title: ReactNode;
  total: ReactNode;
  totalName?: ReactNode;
  children: ReactNode;
  meaning: ReactNode;
  buttons: ReactNode;
}

export function Choice({ title, total, totalName, children, meaning, buttons }: ChoiceProps) {
  return (
    <li className={classes.choice}>
      <Box component="h4" m={0} fz="md">
        {title}
      </Box>
      <Stack component="dl" className={classes.facts} mod={{ facts: 'small' }} gap="xs">
        <ChoiceFact name={totalName ?? <Trans>Total of the trip then</Trans>}>
          <Text span fw={600}>
            {total}
          </Text>
        </ChoiceFact>
        {children}
      </Stack>
      <Text c="dimmed">{meaning}</Text>
      <div className={classes.buttons} data-touch="true">
        {buttons}
      </div>
    </li>
  );
}

export function ChoiceFact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function LoadableAmount({
  loadable,
}: {
  loadable: Exclude<Loadable<unknown>, { state: 'answered' }>;
}) {
  if (loadable.state === 'asking') {
    return (
      <Group component="span" role="status" gap="xs" wrap="nowrap" display="inline-flex" fw={400}>
        <Spinner size={18} />
        <Trans>Checking the price…</Trans>
      </Group>
    );
  }
  return (
    <Stack component="span" role="alert" gap={4} align="flex-start" fw={400}>
      {loadable.message}
      <Button variant="subtle" size="compact-sm" onClick={loadable.onRetry}>
        <Trans>Ask again</Trans>
      </Button>
    </Stack>
  );
}

interface ChoiceButtonProps {
  obstacle: ReactNode;
  variant: 'filled' | 'default' | 'light';
  color?: 'red';
  onClick: () => void;
  children: ReactNode;
}

/** Stays focusable while it is not available, and says why. */
export function ChoiceButton({ obstacle, variant, color, onClick, children }: ChoiceButtonProps) {
  const reasonId = useId();
  return (
    <>
      <Button
        variant={variant}
        {...(color && { color })}
        aria-disabled={obstacle !== null}
        {...(obstacle !== null && { 'aria-describedby': reasonId })}
        onClick={() => obstacle === null && onClick()}
      >
        {children}
      </Button>
      {obstacle === null ? null : (
        <Text span id={reasonId} c="dimmed">
          {obstacle}
        </Text>
      )}
    </>
  );
}
