import type { ContinueTarget } from '#machines/booking/booking-context.ts';
import { selectTripDraft } from '#machines/trip-draft/trip-draft-selectors.ts';
import { useTripDraftSource } from '../actors/trip-draft/trip-draft-hooks.ts';

/**
 * Decides where "Go to checkout" leads when it is pressed: to the checkout of all parts while there is a
 * draft trip, and to the flow's own while there is none, or while it is being ordered.
 */
export function useNextCheckout(): () => ContinueTarget {
  const { now } = useTripDraftSource();
  return () => {
    const draft = now && selectTripDraft(now.actor.getSnapshot());
    return draft && !draft.ordering ? 'tripCheckout' : 'checkout';
  };
}
