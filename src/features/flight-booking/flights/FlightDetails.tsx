import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text } from '@mantine/core';
import type { FareEntry, LegEntry } from '#domain/flight-booking/flight-list.ts';
import { destinationOf, originOf } from '#domain/flight-booking/flight-times.ts';
import type { UsualEmissions } from '#domain/flight-booking/usual-emissions.ts';
import { SupplierPrice } from '../../../components/results/ResultCard.tsx';
import { formatShortDay } from '../../../i18n/format.ts';
import { formatDuration } from '../../../i18n/format-duration.ts';
import { type FlightNames, nameOf } from '../flight-names.ts';
import classes from './Flights.module.css';
import { Stopovers } from './LegTimeline.tsx';

interface FlightDetailsProps {
  legs: readonly LegEntry[];
  fare: FareEntry;
  usual: UsualEmissions | null;
  names: FlightNames;
}

export function FlightDetails({ legs, fare, usual, names }: FlightDetailsProps) {
  const { t } = useLingui();
  return (
    <>
      {legs.map((leg) => (
        <Stack
          key={leg.id}
          component="section"
          gap="xs"
          aria-label={t`${originOf(leg)} to ${destinationOf(leg)}`}
        >
          <Segments leg={leg} names={names} />
          <Stopovers leg={leg} names={names} />
        </Stack>
      ))}
      <Text c="dimmed" fz="sm">
        {usual ? <Trans>Compared with the median of {usual.journeys} journeys in this cabin.</Trans> : null}{' '}
        <Trans>Emissions are for each traveller, an estimate by the UK Government’s factors of 2025.</Trans>
      </Text>
      <SupplierPrice asked={fare.price} company={fare.total} />
    </>
  );
}

function Segments({ leg, names }: Pick<FlightDetailsProps, 'names'> & { leg: LegEntry }) {
  return (
    <Group component="ol" gap="12px 48px" align="stretch">
      {leg.segments.map((segment) => {
        const { carrier, flightNumber, departure, arrival, durationMinutes } = segment;
        const { departureTerminal, arrivalTerminal } = segment;
        const operator = nameOf(names.airlines, segment.operatingCarrier);
        const aircraft = nameOf(names.aircraft, segment.aircraft);
        return (
          <li key={`${carrier}${flightNumber} ${departure}`} className={classes.segment}>
            <Text span fw={600}>
              {carrier} {flightNumber}
            </Text>
            <span>
              {formatShortDay(departure.slice(0, 10))}, {departure.slice(11)}{' '}
              {nameOf(names.airports, segment.origin)}
              {departureTerminal === undefined ? null : <Trans>, Terminal {departureTerminal}</Trans>}
            </span>
            <span>
              {formatShortDay(arrival.slice(0, 10))}, {arrival.slice(11)}{' '}
              {nameOf(names.airports, segment.destination)}
              {arrivalTerminal === undefined ? null : <Trans>, Terminal {arrivalTerminal}</Trans>}
            </span>
            <Text span c="dimmed" fz="sm">
              <Trans>
                {formatDuration(durationMinutes)}, {aircraft}, operated by {operator}
              </Trans>
            </Text>
          </li>
        );
      })}
    </Group>
  );
}
