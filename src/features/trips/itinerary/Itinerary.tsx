import { useLingui } from '@lingui/react/macro';
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
    <ol className={classes.days} aria-label={t`Days of the trip`}>
      {itineraryDays(trip).map(({ day, entries }) => (
        <li key={day} className={classes.day}>
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
        </li>
      ))}
    </ol>
  );
}

function Continuation({ entry: { moments }, personId }: { entry: Entry; personId: string }) {
  return (
    <div className={classes.continuation}>
      <MomentList moments={moments} personId={personId} />
    </div>
  );
}
