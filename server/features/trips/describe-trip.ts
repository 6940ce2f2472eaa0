import type { Kysely } from 'kysely';
import { joinTimes, timesOfDays } from '#domain/trip-stage.ts';
import type { Database } from '../../db/schema.ts';
import { countedParts } from './counted-parts.ts';
import { titleOfPart } from './part/kinds/part-kinds.ts';
import { requestTitle } from './request-title.ts';
import {
  readTripToDescribe,
  saveDescription,
  type TripDescription,
  type TripToDescribe,
} from './trip-description-repository.ts';

const LONGEST_TITLE = 200;

/**
 * Updates title, dates, times and search text of a trip from its parts without cancelled and released ones; a request in words
 * without such parts keeps what was requested.
 */
export async function describeTrip(db: Kysely<Database>, tripId: string): Promise<void> {
  const trip = await readTripToDescribe(db, tripId);
  await saveDescription(db, trip, titleAndDays(trip));
}

function titleAndDays({ id, request, zone, parts }: TripToDescribe): TripDescription {
  const remaining = parts.filter(({ status }) => status !== 'cancelling');
  if (request && remaining.every(({ status }) => status === 'cancelled')) {
    const { startsOn, endsOn } = request;
    return { title: requestTitle(request), startsOn, endsOn, ...timesOfDays(request, zone) };
  }
  const counted = countedParts(remaining.length > 0 ? remaining : parts);
  const startsOn = counted.map((part) => part.startsOn).sort()[0];
  const endsOn = counted
    .map((part) => part.endsOn)
    .sort()
    .at(-1);
  if (!startsOn || !endsOn) throw new Error(`The trip ${id} has no parts`);
  return {
    title: joinTitles(counted.map(({ kind, details }) => titleOfPart(kind, details))),
    startsOn,
    endsOn,
    ...joinTimes(counted),
  };
}

/** Builds the title of a trip from those of its parts. */
export function joinTitles(titles: readonly string[]): string {
  return [...new Set(titles)].join('; ').slice(0, LONGEST_TITLE);
}
