import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Paper, Stack } from '@mantine/core';
import type { LegEntry } from '#domain/flight-booking/flight-list.ts';
import { arrivalOf, departureOf, destinationOf, originOf } from '#domain/flight-booking/flight-times.ts';
import { formatShortDay } from '../../../i18n/format.ts';
import { formatDuration } from '../../../i18n/format-duration.ts';
import type { FlightNames } from '../flight-names.ts';
import { DayMark } from './DayMark.tsx';
import { FlightFacts } from './FlightFacts.tsx';
import classes from './SelectedLegs.module.css';

interface SelectedLegsProps {
  legs: readonly LegEntry[];
  names: FlightNames;
  onChange: (position: number) => void;
}

export function SelectedLegs({ legs, names, onChange }: SelectedLegsProps) {
  const { t } = useLingui();
  if (legs.length === 0) return null;
  return (
    <Paper component="section" className={classes.chosen} aria-label={t`Chosen flights`}>
      <Stack component="ol" mod="lined" gap={0}>
        {legs.map((leg, position) => (
          <li key={leg.id} className={classes.leg}>
            <span className={classes.day}>{formatShortDay(departureOf(leg).slice(0, 10))}</span>
            <span className={classes.times}>
              {departureOf(leg).slice(11)} {originOf(leg)} – {arrivalOf(leg).slice(11)}
              <DayMark departure={departureOf(leg)} arrival={arrivalOf(leg)} /> {destinationOf(leg)}
            </span>
            <span className={classes.duration}>
              {formatDuration(leg.durationMinutes)},{' '}
              {leg.stopoverMinutes.length === 0 ? (
                <Trans>direct</Trans>
              ) : (
                <Plural value={leg.stopoverMinutes.length} one="# stop" other="# stops" />
              )}
            </span>
            <div className={classes.facts}>
              <FlightFacts leg={leg} names={names} />
            </div>
            <Button
              variant="default"
              size="xs"
              className={classes.change ?? ''}
              data-touch="tablet"
              aria-label={t`Change the flight from ${originOf(leg)} to ${destinationOf(leg)}`}
              onClick={() => onChange(position)}
            >
              <Trans>Change</Trans>
            </Button>
          </li>
        ))}
      </Stack>
    </Paper>
  );
}
