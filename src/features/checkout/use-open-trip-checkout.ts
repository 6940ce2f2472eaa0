import { useEffect } from 'react';
import { useTripDraft } from '../../actors/trip-draft/trip-draft-hooks.ts';

/**
 * The checkout of the trip is open while its page is shown. The chart is outside of React, hence the effect.
 */
export function useOpenTripCheckout(): void {
  const { actor } = useTripDraft();
  useEffect(() => {
    actor.send({ type: 'checkout.open' });
    return () => actor.send({ type: 'checkout.close' });
  }, [actor]);
}
