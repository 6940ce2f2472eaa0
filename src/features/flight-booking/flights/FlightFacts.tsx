import { Trans } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { listFlightNumbers } from '#domain/flight-booking/flight-choice.ts';
import type { LegEntry } from '#domain/flight-booking/flight-list.ts';
import { type FlightNames, nameOf } from '../flight-names.ts';

interface FlightFactsProps {
  leg: Pick<LegEntry, 'segments'>;
  names: FlightNames;
}

export function FlightFacts({ leg, names }: FlightFactsProps) {
  const { segments } = leg;
  const sellers = [...new Set(segments.map(({ carrier }) => nameOf(names.airlines, carrier)))].join(', ');
  const others = segments.filter(({ carrier, operatingCarrier }) => carrier !== operatingCarrier);
  const operators = [...new Set(others.map((one) => nameOf(names.airlines, one.operatingCarrier)))].join(
    ', ',
  );
  return (
    <Group component="p" gap="0 8px" mb={4} c="dimmed" fz="sm">
      <Text span c="var(--mantine-color-text)" fw={600}>
        {sellers}
      </Text>
      <span>{listFlightNumbers([leg]).join(', ')}</span>
      {operators === '' ? null : (
        <Text span c="var(--mantine-color-text)">
          <Trans>Operated by {operators}</Trans>
        </Text>
      )}
    </Group>
  );
}
