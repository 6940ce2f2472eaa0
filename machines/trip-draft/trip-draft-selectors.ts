import type { SnapshotFrom } from 'xstate';
import type { tripDraftMachine } from './trip-draft-machine.ts';
import { type TripDraft, tripDraftToSave } from './trip-draft-to-save.ts';

export type TripDraftSnapshot = SnapshotFrom<typeof tripDraftMachine>;

const STAGES = ['resuming', 'resumeFailed', 'open', 'booked'] as const;

/** Whether the draft is being loaded or failed to load, or the trip is put together or booked. */
export const selectTripStage = (snapshot: TripDraftSnapshot): (typeof STAGES)[number] =>
  STAGES.find((stage) => snapshot.matches(stage)) ?? 'resuming';

/** The draft trip as it is saved; null while there is nothing worth saving, and once it is booked. */
export const selectTripDraft = (snapshot: TripDraftSnapshot): TripDraft | null =>
  snapshot.matches('open') ? tripDraftToSave(snapshot.context) : null;

/** The checkout, while its page is shown and there is something to book. */
export const selectTripCheckout = ({ children }: TripDraftSnapshot) => children.checkout ?? null;

/** Whether another tab or device has changed the draft, and the user has to decide. */
export const isTripChangedElsewhere = (snapshot: TripDraftSnapshot): boolean =>
  snapshot.matches({ open: { draft: 'changedElsewhere' } });
