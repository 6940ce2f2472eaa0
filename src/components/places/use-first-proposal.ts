import { useEffect, useState } from 'react';
import type { PlaceLookup } from './place-lookup.ts';

/** The first suggestion for a text, which may still be loading. */
export interface FirstProposal {
  take: () => void;
  /** When the user continues typing. */
  takeBack: () => void;
  /** Whether it is taken as soon as it arrives. */
  isAwaited: boolean;
}

export function useFirstProposal({ text, suggestions, state, onPick }: PlaceLookup): FirstProposal {
  const [taken, setTaken] = useState<string | null>(null);
  const first = suggestions[0]?.id;
  const isTaken = taken !== null && taken === text;
  const isWaiting = isTaken && state === 'searching';
  const isPicked = isTaken && state === 'resting' && first !== undefined;
  // The suggestions arrive from outside.
  useEffect(() => {
    if (taken === null || isWaiting) return;
    setTaken(null);
    if (isPicked) onPick(first);
  }, [taken, isWaiting, isPicked, first, onPick]);
  return {
    take: () => setTaken(text),
    takeBack: () => setTaken(null),
    isAwaited: isWaiting || isPicked,
  };
}
