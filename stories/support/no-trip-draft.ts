import { createBegunFlows } from '#src/actors/trip-draft/begun-flows.ts';
import type { TripDraftSource } from '#src/actors/trip-draft/TripDraftProvider.tsx';

/** Beside it, there is no draft trip. */
export const NO_TRIP_DRAFT: TripDraftSource = {
  started: new Promise(() => {}),
  now: null,
  begun: createBegunFlows(),
};
