import { useSelector } from '@xstate/react';
import { use } from 'react';
import { selectTripCheckout, type TripDraftSnapshot } from '#machines/trip-draft/trip-draft-selectors.ts';
import type { CheckoutActor } from '../booking/checkout-logic.ts';
import type { StartFlow } from './flow-starts.ts';
import type { TripDraftActor } from './start-trip-draft.ts';
import { TripDraftContext, type TripDraftSource } from './TripDraftProvider.tsx';

export interface TripDraftHandle {
  actor: TripDraftActor;
  startFlow: StartFlow;
}

export function useTripDraftSource(): TripDraftSource {
  const source = use(TripDraftContext);
  if (!source) throw new Error('There is no TripDraftProvider above this component');
  return source;
}

export function useTripDraft(): TripDraftHandle {
  const { started, now, flowStarts } = useTripDraftSource();
  const { actor } = now ?? use(started);
  return { actor, startFlow: flowStarts.start };
}

export function useTripDraftSelector<Value>(selector: (snapshot: TripDraftSnapshot) => Value): Value {
  return useSelector(useTripDraft().actor, selector);
}

export function useTripDraftSession<Value>(
  selector: (snapshot: TripDraftSnapshot) => Value,
): Value | undefined {
  const { now } = useTripDraftSource();
  return useSelector(now?.actor, (snapshot) => snapshot && selector(snapshot));
}

export function useTripCheckout(): CheckoutActor | null {
  return useTripDraftSelector(selectTripCheckout);
}
