import { Trans } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import type { TripPart } from '#domain/contract.ts';
import { SimulatedMark } from '../../../components/trip-status/SimulatedMark.tsx';
import { formatInstant } from '../../../i18n/format.ts';
import { isOverPart } from '../is-over-part.ts';
import type { PartKind, PartOf } from '../kinds/trip-kind.ts';
import { isSupplierPart, tripKind } from '../kinds/trip-kinds.ts';
import classes from './BookingNumber.module.css';

/** The number to show at the counter, once there can be one. */
export function BookingNumber({ part }: { part: TripPart }) {
  const { locator, status } = part;
  const isExpected = isSupplierPart(part) && !isOverPart(part) && status !== 'held';
  // What could not be booked has at most the number of its hold, which says nothing at a counter.
  if (status === 'failed' || (!locator && !isExpected)) return null;
  return (
    <Group
      component="dl"
      className={classes.number}
      mod="facts"
      variant="breakable"
      gap="0 8px"
      align="baseline"
    >
      <dt>
        <Trans>Booking number</Trans>
      </dt>
      <dd>
        {locator ?? <Trans>Not there yet</Trans>} <SimulatedMark kind={part.kind} />
      </dd>
    </Group>
  );
}

interface FreeUntilProps {
  part: TripPart;
  now: string;
}

export function FreeUntil({ part, now }: FreeUntilProps) {
  const time = isOverPart(part) ? null : freeUntil(part, now);
  if (time === null) return null;
  return (
    <Text c="dimmed" fz="xs">
      <Trans>free to cancel until {time}, local time</Trans>
    </Text>
  );
}

function freeUntil<Kind extends PartKind>(part: PartOf<Kind>, now: string): string | null {
  const kind = tripKind(part);
  const [until, zone] = [kind.freeUntil(part), kind.zone(part)];
  return until !== undefined && zone !== undefined && until > now ? formatInstant(until, zone) : null;
}
