import type { Trip, TripPart } from './contract.ts';
import { REQUEST_KINDS } from './trip-requests.ts';

/**
 * The parts added to a trip, by the id of the event that added them: the last request before the first event of
 * the part.
 */
export function addedParts({ parts, events }: Pick<Trip, 'parts' | 'events'>): Map<string, TripPart[]> {
  const added = new Map<string, TripPart[]>();
  for (const part of parts) {
    const first = events.findIndex(({ partId }) => partId === part._id);
    const before = first === -1 ? events : events.slice(0, first);
    const request = before.findLast(({ kind }) => REQUEST_KINDS.has(kind));
    if (request?.kind !== 'partsAdded') continue;
    added.set(request._id, [...(added.get(request._id) ?? []), part]);
  }
  return added;
}
