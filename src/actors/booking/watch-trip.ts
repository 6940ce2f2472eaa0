import { fromCallback } from 'xstate';
import { tripSnapshot } from '#domain/checkout/trip-snapshot.ts';
import type { CheckoutEvent } from '#machines/checkout/checkout-events.ts';
import type { Api } from '../../api/client.ts';
import { getTrip } from '../../api/trip-queries.ts';

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 5_000;
const GROWTH = 1.5;

/** Looks at a trip again and again, less and less often; a look without an answer is made up for by the next. */
export function watchTripActor(api: Api) {
  return fromCallback<CheckoutEvent, { tripId: string }>(({ input: { tripId }, sendBack }) => {
    const leaving = new AbortController();
    let timer = setTimeout(look, FIRST_PAUSE_MS, FIRST_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };

    async function look(pause: number): Promise<void> {
      const trip = await getTrip(api, tripId, leaving.signal).catch(() => null);
      if (leaving.signal.aborted) return;
      const next = Math.min(pause * GROWTH, LONGEST_PAUSE_MS);
      timer = setTimeout(look, next, next);
      if (trip) sendBack({ type: 'trip.updated', trip: tripSnapshot(trip) });
    }
  });
}
