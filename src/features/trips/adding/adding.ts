import type { TripPartRequest } from '#domain/contract.ts';

/** Whether the draft trip has to be cleared up before another part is chosen for this trip. */
export type AddingState =
  | { state: 'closed' }
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  /** An order of the draft trip is under way. */
  | { state: 'ordering' }
  /** `parts` are those in the draft trip, `itineraryRefId` the other trip that they are meant for. */
  | { state: 'asking'; parts: number; itineraryRefId: string | null };

export interface AddingProps {
  adding: AddingState;
  onAdd: (kind: TripPartRequest['kind']) => void;
  /** The parts of the draft trip are added to this trip, too. */
  onAddThemToo: () => void;
  /** The parts of the draft trip are discarded. */
  onDiscardThem: () => void;
  onLeaveAdding: () => void;
}
