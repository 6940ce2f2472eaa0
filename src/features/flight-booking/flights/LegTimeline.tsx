import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import type { LegEntry } from '#domain/flight-booking/flight-list.ts';
import {
  arrivalOf,
  departureOf,
  destinationOf,
  listStopovers,
  originOf,
  type Stopover,
} from '#domain/flight-booking/flight-times.ts';
import { formatDuration } from '../../../i18n/format-duration.ts';
import { type FlightNames, nameOf } from '../flight-names.ts';
import { DayMark } from './DayMark.tsx';
import classes from './LegTimeline.module.css';
import { STOPOVER_MARKS } from './stopover-words.ts';

interface LegTimelineProps {
  leg: Pick<LegEntry, 'segments' | 'durationMinutes' | 'stopoverMinutes'>;
  names: FlightNames;
}

export function LegTimeline({ leg, names }: LegTimelineProps) {
  const [departure, arrival] = [departureOf(leg), arrivalOf(leg)];
  const stopovers = listStopovers(leg);
  return (
    <Stack gap={4}>
      <div className={classes.line}>
        <End
          time={departure}
          airport={originOf(leg)}
          terminal={leg.segments[0]?.departureTerminal}
          names={names}
        />
        <Stack className={classes.path} gap={0} align="center" ta="center">
          <span>{formatDuration(leg.durationMinutes)}</span>
          <span className={classes.track} aria-hidden="true">
            {stopovers.map((stopover) => (
              <span
                key={`${stopover.arrival} ${stopover.departure}`}
                className={classes.dot}
                data-marked={stopover.marks.length > 0}
              />
            ))}
          </span>
          <span>
            {stopovers.length === 0 ? (
              <Trans>Direct</Trans>
            ) : (
              <Plural value={stopovers.length} one="# stop" other="# stops" />
            )}
          </span>
        </Stack>
        <End
          time={arrival}
          airport={destinationOf(leg)}
          terminal={leg.segments.at(-1)?.arrivalTerminal}
          names={names}
          from={departure}
        />
      </div>
      <Stopovers leg={leg} names={names} />
    </Stack>
  );
}

export function Stopovers({ leg, names }: LegTimelineProps) {
  const stopovers = listStopovers(leg);
  if (stopovers.length === 0) return null;
  return (
    <ul className={classes.stopovers}>
      {stopovers.map((stopover) => (
        <StopoverLine key={`${stopover.arrival} ${stopover.departure}`} stopover={stopover} names={names} />
      ))}
    </ul>
  );
}

interface EndProps {
  time: string;
  airport: string;
  terminal: string | undefined;
  names: FlightNames;
  from?: string;
}

function End({ time, airport, terminal, names, from = time }: EndProps) {
  return (
    <Stack gap={0}>
      <span className={classes.time}>
        {time.slice(11)}
        <DayMark departure={from} arrival={time} />
      </span>
      <span className={classes.airport}>
        <abbr title={nameOf(names.airports, airport)}>{airport}</abbr>
      </span>
      {terminal === undefined ? null : (
        <span className={classes.airport}>
          <Trans>Terminal {terminal}</Trans>
        </span>
      )}
    </Stack>
  );
}

function StopoverLine({ stopover, names }: { stopover: Stopover; names: FlightNames }) {
  const { t } = useLingui();
  const { arrival, departure, terminals, minutes, marks } = stopover;
  const duration = formatDuration(minutes);
  const from = nameOf(names.airports, arrival);
  const to = nameOf(names.airports, departure);
  return (
    <li>
      {arrival === departure ? (
        <Trans>
          {duration} at {from}
        </Trans>
      ) : (
        <Trans>
          {duration} from {from} to {to}
        </Trans>
      )}
      {terminals ? <Terminals {...terminals} /> : null}
      {marks.map((mark) => (
        <Text
          span
          key={mark}
          p="0 6px"
          bdrs="sm"
          bg="var(--notice-warning)"
          c="var(--notice-warning-mark)"
          data-mark={mark}
        >
          {t(STOPOVER_MARKS[mark])}
        </Text>
      ))}
    </li>
  );
}

function Terminals({ arrival, departure }: NonNullable<Stopover['terminals']>) {
  return (
    <span>
      <Trans>
        from terminal {arrival} to {departure}
      </Trans>
    </span>
  );
}
