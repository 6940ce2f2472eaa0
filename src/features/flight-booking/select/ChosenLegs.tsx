import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { ListedLeg } from '#domain/flight-booking/flight-list.ts';
import { departureOf, destinationOf, originOf } from '#domain/flight-booking/flight-times.ts';
import { formatShortDay } from '../../../i18n/format.ts';
import type { FlightNames } from '../flight-names.ts';
import classes from './ChosenLegs.module.css';
import { FlightFacts } from './FlightFacts.tsx';
import { LegTimeline } from './LegTimeline.tsx';

interface ChosenLegsProps {
  legs: readonly ListedLeg[];
  names: FlightNames;
  /** Chooses a leg again, counted from 0; those after it are to be chosen again, too. */
  onChange: (position: number) => void;
}

/** The legs that are chosen already, on top of the list for the next one. */
export function ChosenLegs({ legs, names, onChange }: ChosenLegsProps) {
  const { t } = useLingui();
  if (legs.length === 0) return null;
  return (
    <section className={classes.chosen} aria-label={t`Chosen flights`}>
      {legs.map((leg, position) => {
        const route = t`${originOf(leg)} to ${destinationOf(leg)}`;
        return (
          <div key={leg.id} className={classes.leg}>
            <span className={classes.day}>{formatShortDay(departureOf(leg).slice(0, 10))}</span>
            <div>
              <FlightFacts leg={leg} names={names} />
              <LegTimeline leg={leg} names={names} />
            </div>
            <Button
              variant="default"
              aria-label={t`Change the flight from ${route}`}
              onClick={() => onChange(position)}
            >
              <Trans>Change</Trans>
            </Button>
          </div>
        );
      })}
    </section>
  );
}
