import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { listFlightNumbers } from '#domain/flight-booking/flight-choice.ts';
import type { LegEntry } from '#domain/flight-booking/flight-list.ts';
import {
  arrivalOf,
  departureOf,
  destinationOf,
  listStopovers,
  originOf,
} from '#domain/flight-booking/flight-times.ts';
import { inOneLine } from '../../../components/results/ResultCard.tsx';
import { formatDuration } from '../../../i18n/format-duration.ts';
import { type FlightNames, nameOf } from '../flight-names.ts';
import { DayMark } from './DayMark.tsx';
import classes from './FlightCard.module.css';
import { STOPOVER_MARKS } from './stopover-words.ts';

interface LegRowProps {
  leg: LegEntry;
  names: FlightNames;
}

export function LegRow({ leg, names }: LegRowProps) {
  const [departure, arrival] = [departureOf(leg), arrivalOf(leg)];
  const [first, last] = [leg.segments[0], leg.segments.at(-1)];
  return (
    <div className={classes.leg}>
      <Airlines leg={leg} names={names} />
      <span className={classes.time}>{departure.slice(11)}</span>
      <span className={classes.path}>{formatDuration(leg.durationMinutes)}</span>
      <span className={`${classes.time} ${classes.arrival}`}>
        {arrival.slice(11)}
        <DayMark departure={departure} arrival={arrival} />
      </span>
      <Numbers leg={leg} names={names} />
      <Airport code={originOf(leg)} terminal={first?.departureTerminal} names={names} />
      <Stops leg={leg} />
      <Airport code={destinationOf(leg)} terminal={last?.arrivalTerminal} names={names} isDestination />
    </div>
  );
}

function Airlines({ leg: { segments }, names }: LegRowProps) {
  const sellers = [...new Set(segments.map(({ carrier }) => nameOf(names.airlines, carrier)))].join(', ');
  return (
    <span className={classes.seller} title={sellers}>
      {sellers}
    </span>
  );
}

function Numbers({ leg, names }: LegRowProps) {
  const others = leg.segments.filter(({ carrier, operatingCarrier }) => carrier !== operatingCarrier);
  const operators = [...new Set(others.map((one) => nameOf(names.airlines, one.operatingCarrier)))].join(
    ', ',
  );
  return (
    <span className={classes.numbers}>
      {listFlightNumbers([leg]).join(', ')}
      {operators === '' ? null : (
        <>
          {', '}
          <Trans>operated by {operators}</Trans>
        </>
      )}
    </span>
  );
}

interface AirportProps {
  code: string;
  terminal: string | undefined;
  names: FlightNames;
  isDestination?: boolean;
}

function Airport({ code, terminal, names, isDestination = false }: AirportProps) {
  return (
    <span className={`${classes.airport} ${isDestination ? classes.destination : ''}`}>
      <abbr title={nameOf(names.airports, code)}>{code}</abbr>
      {terminal === undefined ? null : <Trans>, Terminal {terminal}</Trans>}
    </span>
  );
}

function Stops({ leg }: Pick<LegRowProps, 'leg'>) {
  const { t } = useLingui();
  const stopovers = listStopovers(leg);
  if (stopovers.length === 0) {
    return (
      <span className={classes.stops}>
        <Trans>Direct</Trans>
      </span>
    );
  }
  const places = stopovers.map(({ arrival, departure, minutes, marks }) =>
    [
      `${arrival === departure ? arrival : `${arrival} – ${departure}`} ${formatDuration(minutes)}`,
      ...marks.map((mark) => t(STOPOVER_MARKS[mark])),
    ].join(', '),
  );
  return (
    <span className={classes.stops} data-marked={stopovers.some(({ marks }) => marks.length > 0)}>
      <Plural value={stopovers.length} one="# stop" other="# stops" />: {inOneLine(places)}
    </span>
  );
}
