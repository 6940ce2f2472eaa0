import type { SupplierPart } from '#domain/contract.ts';

export type AddingState =
  | { state: 'closed' }
  | { state: 'loading' }
  | { state: 'failed'; onRetry: () => void }
  | { state: 'ordering' }
  | { state: 'asking'; parts: number; itineraryRefId: string | null };

export interface AddingProps {
  adding: AddingState;
  onAdd: (kind: SupplierPart['kind']) => void;
  onAddThemToo: () => void;
  onDiscardThem: () => void;
  onLeaveAdding: () => void;
}
