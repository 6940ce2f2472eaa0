import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Paper, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { formatDayRange } from '#domain/day-range.ts';
import { AppLink } from '../../components/AppLink.tsx';
import { Icon } from '../../components/Icon.tsx';
import { closeIcon } from '../../components/shell-icons.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import type { BegunBooking } from './begun-booking.ts';

export interface BegunLine {
  booking: BegunBooking;
  isDropped: boolean;
}

export interface BegunBookingsProps {
  lines: readonly BegunLine[];
  onDrop: (booking: BegunBooking) => void;
  onRestore: (booking: BegunBooking) => void;
}

export function BegunBookings({ lines, onDrop, onRestore }: BegunBookingsProps) {
  const { t } = useLingui();
  if (lines.length === 0) return null;
  return (
    <section aria-label={t`Begun bookings`}>
      <Paper component="ul" mod="lined">
        {lines.map(({ booking, isDropped }) => (
          <Line
            key={booking.kind}
            booking={booking}
            isDropped={isDropped}
            onDrop={() => onDrop(booking)}
            onRestore={() => onRestore(booking)}
          />
        ))}
      </Paper>
    </section>
  );
}

interface LineProps extends BegunLine {
  onDrop: () => void;
  onRestore: () => void;
}

function Line({ booking, isDropped, onDrop, onRestore }: LineProps) {
  const { t } = useLingui();
  const line = useFocusAfterChange(isDropped);
  const { title, startsOn, endsOn, step, steps, price, href, ordering } = booking;
  if (isDropped) {
    return (
      <li ref={line}>
        <Group gap="xs" wrap="nowrap" mih={52} p="4px 4px 4px 16px">
          <Text span variant="breakable" flex={1} miw={0} role="status">
            <Trans>Dropped: {title}</Trans>
          </Text>
          <Button variant="subtle" aria-label={t`Undo: ${title}`} onClick={onRestore}>
            <Trans>Undo</Trans>
          </Button>
        </Group>
      </li>
    );
  }
  return (
    <li ref={line}>
      <Group gap="xs" wrap="nowrap" mih={52} p="4px 4px 4px 16px">
        <Text span variant="breakable" flex={1} miw={0}>
          {ordering ? <Trans>Being ordered:</Trans> : <Trans>Begun:</Trans>} <strong>{title}</strong>,{' '}
          {formatDayRange(startsOn, endsOn)}{' '}
          <Text span c="dimmed" fz="sm">
            <Trans>
              step {step} of {steps}
            </Trans>
            {price ? ` · ${formatMoney(price)}` : null}
          </Text>
        </Text>
        <AppLink href={href} data-target="main" aria-label={t`Go on: ${title}`}>
          <Trans>Go on</Trans>
        </AppLink>
        {ordering ? null : (
          <button type="button" data-icon="true" aria-label={t`Drop ${title}`} onClick={onDrop}>
            <Icon path={closeIcon} size={16} />
          </button>
        )}
      </Group>
    </li>
  );
}

/** The pressed button is gone: the focus moves to the first one of the line. It is outside of React, hence the effect. */
function useFocusAfterChange(isDropped: boolean) {
  const line = useRef<HTMLLIElement>(null);
  const before = useRef(isDropped);
  useEffect(() => {
    if (before.current === isDropped) return;
    before.current = isDropped;
    line.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isDropped]);
  return line;
}
