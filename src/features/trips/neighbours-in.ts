import { paths } from '../../components/paths.ts';
import type { WaitingNeighbours } from './deciding/deciding.ts';

/**
 * The previous and the next trip in a list; for a trip that is not in it, the next is the first of the list.
 */
export function neighboursIn(tripIds: readonly string[], tripId: string): WaitingNeighbours {
  const index = tripIds.indexOf(tripId);
  const others = tripIds.length - (index === -1 ? 0 : 1);
  return { previous: toPath(tripIds[index - 1]), next: toPath(tripIds[index + 1]), others };
}

function toPath(tripId: string | undefined): string | null {
  return tripId === undefined ? null : paths.trip(tripId);
}
