import {
  isAuthenticated,
  isRefreshPending,
  mustChangePassword,
} from '#machines/session/session-selectors.ts';
import type { SessionActor } from '../../actors/session-actor.ts';
import type { Api } from '../../api/client.ts';
import { FIRST_TRIPS, getTripCounts, getTrips } from '../../api/trip-list-requests.ts';

/** As soon as it is known that somebody will see the home page: its lists travel beside the scripts that show them. */
export function askForHome(session: SessionActor, { ahead }: Api): void {
  const { unsubscribe } = session.subscribe((snapshot) => {
    if (isRefreshPending(snapshot)) return;
    unsubscribe();
    if (!isAuthenticated(snapshot) || mustChangePassword(snapshot)) return;
    // The page meets the failure when it takes an answer over.
    for (const answer of [getTrips(ahead, FIRST_TRIPS), getTripCounts(ahead, FIRST_TRIPS.searchString)]) {
      answer.catch(() => {});
    }
  });
}
