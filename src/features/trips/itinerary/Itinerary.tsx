import { useLingui } from '@lingui/react/macro';
import { Paper, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Trip, TripPart } from '#domain/contract.ts';
import { formatFullDay } from '../../../i18n/format.ts';
import type { Moment } from '../kinds/trip-kind.ts';
import { type Entry, itineraryDays } from './days.ts';
import classes from './Itinerary.module.css';
import { MomentList } from './MomentList.tsx';

interface ItineraryProps {
  trip: Trip;
  personId: string;
  renderPart: (part: TripPart, moments: readonly Moment[]) => ReactNode;
}

export function Itinerary({ trip, personId, renderPart }: ItineraryProps) {
  const { t } = useLingui();
  return (
    <Stack component="ol" className={classes.days} gap="sm" aria-label={t`Days of the trip`}>
      {itineraryDays(trip).map(({ day, entries }) => (
        <Paper component="li" key={day} className={classes.day} miw={0}>
          <h3 className={classes.date}>
            <time dateTime={day}>{formatFullDay(day)}</time>
          </h3>
          {entries.map((entry) =>
            entry.isFirst ? (
              renderPart(entry.part, entry.moments)
            ) : (
              <Continuation key={`${entry.part._id} ${day}`} entry={entry} personId={personId} />
            ),
          )}
        </Paper>
      ))}
    </Stack>
  );
}

function Continuation({ entry: { moments }, personId }: { entry: Entry; personId: string }) {
  return (
    <div className={classes.continuation}>
      <MomentList moments={moments} personId={personId} />
    </div>
  );
}
