import { useHotkeys } from '@mantine/hooks';

interface DecisionKeys {
  onApprove: () => void;
  onReject: () => void;
}

export function useDecisionKeys({ onApprove, onReject }: DecisionKeys): void {
  useHotkeys([
    ['A', () => isDialogOpen() || onApprove()],
    ['R', () => isDialogOpen() || onReject()],
  ]);
}

interface NeighbourKeys {
  onNext: () => void;
  onPrevious: () => void;
}

export function useNeighbourKeys({ onNext, onPrevious }: NeighbourKeys): void {
  useHotkeys([
    ['J', () => isDialogOpen() || onNext()],
    ['K', () => isDialogOpen() || onPrevious()],
  ]);
}

/** The library ignores shortcuts in fields; this also ignores them in dialogs. */
function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
