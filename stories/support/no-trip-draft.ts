import { createBegunFlows } from '#src/actors/trip-draft/begun-flows.ts';
import type { TripDraftSource } from '#src/actors/trip-draft/TripDraftProvider.tsx';

/** There is no draft trip next to it. */
export const NO_TRIP_DRAFT: TripDraftSource = {
  started: new Promise(() => {}),
  now: null,
  begun: createBegunFlows(),
};
