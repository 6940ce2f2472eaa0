import { useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import { checkoutMachine } from '#machines/checkout/checkout-machine.ts';
import type { CheckoutSnapshot } from '#machines/checkout/checkout-selectors.ts';
import { tripDraftMachine } from '#machines/trip-draft/trip-draft-machine.ts';
import type { TripDraftSnapshot } from '#machines/trip-draft/trip-draft-selectors.ts';
import { createFlowStarts } from '#src/actors/trip-draft/flow-starts.ts';
import type { TripDraftSession } from '#src/actors/trip-draft/start-trip-draft.ts';
import type { TripDraftSource } from '#src/actors/trip-draft/TripDraftProvider.tsx';
import { TripCheckout } from '#src/features/checkout/TripCheckout.tsx';
import { ORDERED } from '#stories/support/checkout-fixtures.ts';
import { StoryPages } from './StoryPages.tsx';
import { storyApi } from './story-api.ts';

interface TripDraftFlowProps {
  snapshot: TripDraftSnapshot;
  /** The state of its checkout, where that is open. */
  checkout: CheckoutSnapshot | null;
}

const PATH = '/booking/checkout';

/** The page of the draft trip, in one state of its chart. */
export function TripDraftFlow({ snapshot, checkout }: TripDraftFlowProps) {
  const [trip] = useState(() => buildSource(snapshot, checkout));
  return (
    <StoryPages
      pages={{ [PATH]: TripCheckout }}
      path={PATH}
      api={storyApi({ [`GET /api/trips/${ORDERED._id}`]: ORDERED })}
      trip={trip}
    />
  );
}

/** Prices do not expire while a story is open. */
const never = fromPromise<void, { instant: string | null }>(() => new Promise(() => {}));

function buildSource(snapshot: TripDraftSnapshot, checkout: CheckoutSnapshot | null): TripDraftSource {
  const machine = tripDraftMachine.provide({ actors: { checkout: checkoutMachine, waitUntil: never } });
  const actor = createActor(machine, { snapshot: withChild(snapshot, checkout) }).start();
  const started: TripDraftSession = { actor, add: () => Promise.resolve(), stop: () => {} };
  return { started: Promise.resolve(started), now: started, flowStarts: createFlowStarts() };
}

/** A persisted snapshot: the state of a child under its name. */
function withChild(snapshot: TripDraftSnapshot, checkout: CheckoutSnapshot | null): TripDraftSnapshot {
  if (!checkout) return snapshot;
  const children = { checkout: { src: 'checkout', snapshot: checkout } };
  return Object.assign(Object.create(snapshot), snapshot, { children });
}
