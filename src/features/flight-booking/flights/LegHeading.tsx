import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { type FlightCriteria, listDirections } from '#domain/flight-booking/flight-criteria.ts';
import { formatShortDay } from '../../../i18n/format.ts';
import classes from './Flights.module.css';
import { useRoutes } from './use-routes.ts';

interface LegHeadingProps {
  criteria: FlightCriteria;
  position: number | null;
}

/** The current leg; the focus moves here when the list of the next leg replaces the previous one. */
export function LegHeading({ criteria, position }: LegHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(position);
  const routes = useRoutes(criteria);
  useEffect(() => {
    if (before.current === position) return;
    before.current = position;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [position]);

  const legs = routes.length;
  const number = (position ?? 0) + 1;
  const route = routes[position ?? 0] ?? '';
  const day = formatShortDay(listDirections(criteria)[position ?? 0]?.departureDate ?? '');
  return (
    <h2 ref={heading} tabIndex={-1} className={classes.heading}>
      {position === null ? (
        <Trans>Choose the whole journey</Trans>
      ) : legs === 1 ? (
        <Trans>
          {route}, {day}
        </Trans>
      ) : (
        <Trans>
          Flight {number} of {legs}: {route}, {day}
        </Trans>
      )}
    </h2>
  );
}
