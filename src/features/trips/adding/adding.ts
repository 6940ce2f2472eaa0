import type { SupplierPart } from '#domain/contract.ts';

/** Adding a part to a trip: the draft trip may contain parts that need a decision first. */
export type AddingState =
  | { state: 'closed' }
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  /** An order of the draft trip is in progress. */
  | { state: 'ordering' }
  /** `parts` are in the draft trip; `itineraryRefId` is the other trip that they extend. */
  | { state: 'asking'; parts: number; itineraryRefId: string | null };

export interface AddingProps {
  adding: AddingState;
  onAdd: (kind: SupplierPart['kind']) => void;
  /** The parts of the draft trip are added to this trip, too. */
  onAddThemToo: () => void;
  /** The parts of the draft trip are discarded. */
  onDiscardThem: () => void;
  onLeaveAdding: () => void;
}
