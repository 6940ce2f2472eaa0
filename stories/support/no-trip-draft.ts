import { createFlowStarts } from '#src/actors/trip-draft/flow-starts.ts';
import type { TripDraftSource } from '#src/actors/trip-draft/TripDraftProvider.tsx';

/** There is no draft trip next to it. */
export const NO_TRIP_DRAFT: TripDraftSource = {
  started: new Promise(() => {}),
  now: null,
  flowStarts: createFlowStarts(),
};
