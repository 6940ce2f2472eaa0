import { Trans } from '@lingui/react/macro';
import { listFlightNumbers } from '#domain/flight-booking/flight-choice.ts';
import type { LegEntry } from '#domain/flight-booking/flight-list.ts';
import { type FlightNames, nameOf } from '../flight-names.ts';
import classes from './Flights.module.css';

interface FlightFactsProps {
  leg: Pick<LegEntry, 'segments'>;
  names: FlightNames;
}

/** The marketing airlines and flight numbers of a leg, and the operating airlines. */
export function FlightFacts({ leg, names }: FlightFactsProps) {
  const { segments } = leg;
  const sellers = [...new Set(segments.map(({ carrier }) => nameOf(names.airlines, carrier)))].join(', ');
  const others = segments.filter(({ carrier, operatingCarrier }) => carrier !== operatingCarrier);
  const operators = [...new Set(others.map((one) => nameOf(names.airlines, one.operatingCarrier)))].join(
    ', ',
  );
  return (
    <p className={classes.facts}>
      <span className={classes.seller}>{sellers}</span>
      <span>{listFlightNumbers([leg]).join(', ')}</span>
      {operators === '' ? null : (
        <span className={classes.operator}>
          <Trans>Operated by {operators}</Trans>
        </span>
      )}
    </p>
  );
}
