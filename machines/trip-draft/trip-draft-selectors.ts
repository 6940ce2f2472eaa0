import type { SnapshotFrom } from 'xstate';
import type { tripDraftMachine } from './trip-draft-machine.ts';
import { type TripDraft, tripDraftToSave } from './trip-draft-to-save.ts';

export type TripDraftSnapshot = SnapshotFrom<typeof tripDraftMachine>;

const STAGES = ['resuming', 'resumeFailed', 'open', 'booked'] as const;

export const selectTripStage = (snapshot: TripDraftSnapshot): (typeof STAGES)[number] =>
  STAGES.find((stage) => snapshot.matches(stage)) ?? 'resuming';

export const selectTripDraft = (snapshot: TripDraftSnapshot): TripDraft | null =>
  snapshot.matches('open') ? tripDraftToSave(snapshot.context) : null;

export const selectTripCheckout = ({ children }: TripDraftSnapshot) => children.checkout ?? null;

export const isTripChangedElsewhere = (snapshot: TripDraftSnapshot): boolean =>
  snapshot.matches({ open: { draft: 'changedElsewhere' } });
