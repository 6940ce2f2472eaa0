import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import type { RoomConditions } from '#domain/contract.ts';
import { formatInstant } from '../../i18n/format.ts';
import { formatMoney } from '../../i18n/money-format.ts';
import classes from './CancellationTimeline.module.css';
import { type CancellationPeriod, cancellationPeriods } from './cancellation-periods.ts';

interface CancellationTimelineProps {
  prepaid: boolean;
  deadlines: RoomConditions['deadlines'];
  /** The time zone of the hotel, in which its deadlines are given. */
  zone: string;
  now: string;
}

export function CancellationTimeline({ prepaid, deadlines, zone, now }: CancellationTimelineProps) {
  const { t } = useLingui();
  const periods = cancellationPeriods(deadlines, now);
  if (periods.length === 0) {
    return (
      <Text c="dimmed" fz="sm">
        {prepaid ? (
          <Trans>Non-refundable</Trans>
        ) : (
          <Trans>Non-refundable: the hotel charges the full price</Trans>
        )}
      </Text>
    );
  }
  return (
    <Group
      aria-label={t`Cancellation, in the time of the hotel`}
      component="ol"
      gap={4}
      align="stretch"
      fz="xs"
    >
      {periods.map((period) => (
        <li
          key={period.from ?? 'now'}
          className={classes.period}
          data-cost={period.penalty === null ? 'none' : period.until === null ? 'full' : 'some'}
        >
          <Text span fw={600}>
            {period.penalty === null ? <Trans>Free</Trans> : formatMoney(period.penalty)}
          </Text>
          <Text span c="dimmed">
            <Time period={period} zone={zone} />
          </Text>
        </li>
      ))}
    </Group>
  );
}

function Time({ period: { from, until }, zone }: { period: CancellationPeriod; zone: string }) {
  const end = until === null ? '' : formatInstant(until, zone);
  const start = from === null ? '' : formatInstant(from, zone);
  if (until !== null) return <Trans>until {end}</Trans>;
  return from === null ? <Trans>from now on</Trans> : <Trans>from {start}</Trans>;
}
