import { useEffect } from 'react';
import { isTripCheckoutClosed } from '#machines/trip-draft/trip-draft-selectors.ts';
import { useTripDraft, useTripDraftSelector } from '../../actors/trip-draft/trip-draft-hooks.ts';

/**
 * The checkout of the trip is open for as long as its page is shown. The chart is outside of React, hence the effects:
 * it is opened as soon as the draft is there, also once another tab's draft was taken over.
 */
export function useOpenTripCheckout(): void {
  const { actor } = useTripDraft();
  const isClosed = useTripDraftSelector(isTripCheckoutClosed);
  useEffect(() => {
    if (isClosed) actor.send({ type: 'checkout.open' });
  }, [actor, isClosed]);
  useEffect(() => () => actor.send({ type: 'checkout.close' }), [actor]);
}
