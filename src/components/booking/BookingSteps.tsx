import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { AppLink } from '../AppLink.tsx';
import { Icon } from '../Icon.tsx';
import { checkIcon } from '../icons.ts';
import { chevronUpIcon } from '../shell-icons.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import classes from './BookingSteps.module.css';

export interface BookingStep {
  href: string;
  label: string;
}

interface BookingStepsProps {
  steps: readonly BookingStep[];
  current: number;
  furthest: number;
}

export function BookingSteps({ steps, current, furthest }: BookingStepsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const listId = useId();
  const count = steps.length;
  const place = current + 1;
  const label = steps[current]?.label ?? '';
  return (
    <Stack aria-label={t`Steps of the booking`} component="nav" gap={4}>
      <div data-phone="never">
        <VisuallyHidden>
          <Trans>
            Step {place} of {count}
          </Trans>
        </VisuallyHidden>
      </div>
      <button
        type="button"
        className={classes.toggle}
        data-phone="only"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <Trans>
          <Text component="strong" c="var(--mantine-color-anchor)" fw={600}>
            {place} of {count}
          </Text>{' '}
          {label}
        </Trans>
        <Icon path={chevronUpIcon} size={16} />
      </button>
      <Group
        component="ol"
        id={listId}
        className={classes.steps}
        gap="xs"
        align="stretch"
        wrap="nowrap"
        data-open={open}
      >
        {steps.map(({ href, label }, index) => (
          <li key={href} className={classes.step} data-state={deriveState(index, current, furthest)}>
            <Step href={href} label={label} index={index} current={current} reachable={index <= furthest} />
          </li>
        ))}
      </Group>
    </Stack>
  );
}

function deriveState(index: number, current: number, furthest: number) {
  if (index === current) return 'current';
  if (index < current) return 'done';
  return index <= furthest ? 'reachable' : 'ahead';
}

interface StepProps extends BookingStep {
  index: number;
  current: number;
  reachable: boolean;
}

function Step({ href, label, index, current, reachable }: StepProps) {
  const mark = (
    <span className={classes.mark}>
      {index < current ? <Icon path={checkIcon} size={16} /> : String(index + 1)}
    </span>
  );
  const text = <span className={classes.label}>{label}</span>;
  if (index === current || !reachable) {
    return (
      <span className={classes.entry} aria-current={index === current ? 'step' : undefined}>
        {mark}
        {text}
      </span>
    );
  }
  return (
    <AppLink href={href} className={classes.entry}>
      {mark}
      {text}
    </AppLink>
  );
}
