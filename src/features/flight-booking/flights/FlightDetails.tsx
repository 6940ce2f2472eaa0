import { Trans } from '@lingui/react/macro';
import type { LegEntry } from '#domain/flight-booking/flight-list.ts';
import { formatShortDay } from '../../../i18n/format.ts';
import { type FlightNames, nameOf } from '../flight-names.ts';
import classes from './Flights.module.css';
import { formatDuration } from './format-duration.ts';

interface FlightDetailsProps {
  leg: Pick<LegEntry, 'segments'>;
  names: FlightNames;
}

/** The flights of a leg one by one, in local times. */
export function FlightDetails({ leg, names }: FlightDetailsProps) {
  return (
    <ol className={classes.segments}>
      {leg.segments.map((segment) => {
        const { carrier, flightNumber, departure, arrival, durationMinutes } = segment;
        const { departureTerminal, arrivalTerminal } = segment;
        const operator = nameOf(names.airlines, segment.operatingCarrier);
        const aircraft = nameOf(names.aircraft, segment.aircraft);
        return (
          <li key={`${carrier}${flightNumber} ${departure}`} className={classes.segment}>
            <span className={classes.number}>
              {carrier} {flightNumber}
            </span>
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
            <span className={classes.dimmed}>
              <Trans>
                {formatDuration(durationMinutes)}, {aircraft}, operated by {operator}
              </Trans>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
