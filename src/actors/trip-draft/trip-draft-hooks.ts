import { useSelector } from '@xstate/react';
import { use } from 'react';
import { selectTripCheckout, type TripDraftSnapshot } from '#machines/trip-draft/trip-draft-selectors.ts';
import type { CheckoutActor } from '../booking/checkout-logic.ts';
import type { StartFlow } from './flow-starts.ts';
import type { TripDraftActor } from './start-trip-draft.ts';
import { TripDraftContext, type TripDraftSource } from './TripDraftProvider.tsx';

export interface TripDraftHandle {
  actor: TripDraftActor;
  /** A flow takes these values when it is opened, or restarts with them. */
  startFlow: StartFlow;
}

/** Access to the draft trip for components that don't wait for it. */
export function useTripDraftSource(): TripDraftSource {
  const source = use(TripDraftContext);
  if (!source) throw new Error('There is no TripDraftProvider above this component');
  return source;
}

/** The draft trip. Suspends until it has been started. */
export function useTripDraft(): TripDraftHandle {
  const { started, now, flowStarts } = useTripDraftSource();
  const { actor } = now ?? use(started);
  return { actor, startFlow: flowStarts.start };
}

/** Suspends until the draft trip has been started. */
export function useTripDraftSelector<Value>(selector: (snapshot: TripDraftSnapshot) => Value): Value {
  return useSelector(useTripDraft().actor, selector);
}

/** The visible state of the draft trip; undefined until it has been started. */
export function useTripDraftSession<Value>(
  selector: (snapshot: TripDraftSnapshot) => Value,
): Value | undefined {
  const { now } = useTripDraftSource();
  return useSelector(now?.actor, (snapshot) => snapshot && selector(snapshot));
}

/** The checkout of the draft trip, while its page is shown and there is something to book. */
export function useTripCheckout(): CheckoutActor | null {
  return useTripDraftSelector(selectTripCheckout);
}
