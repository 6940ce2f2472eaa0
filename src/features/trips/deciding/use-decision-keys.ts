import { useHotkeys } from '@mantine/hooks';

interface DecisionKeys {
  onApprove: () => void;
  onReject: () => void;
}

/** The keys with which a decision is made, unless a dialog is open. */
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

/** The keys that lead to the trips beside this one. */
export function useNeighbourKeys({ onNext, onPrevious }: NeighbourKeys): void {
  useHotkeys([
    ['J', () => isDialogOpen() || onNext()],
    ['K', () => isDialogOpen() || onPrevious()],
  ]);
}

/** The library sees to it that keys do nothing in fields; a dialog has to be left before they act again. */
function isDialogOpen(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
