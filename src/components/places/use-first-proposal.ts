import { useEffect, useState } from 'react';
import type { PlaceLookup } from './place-lookup.ts';

export interface FirstProposal {
  take: () => void;
  takeBack: () => void;
  isAwaited: boolean;
}

export function useFirstProposal({ text, suggestions, state, onPick }: PlaceLookup): FirstProposal {
  const [acceptedText, setAcceptedText] = useState<string | null>(null);
  const first = suggestions[0]?.id;
  const isAccepted = acceptedText !== null && acceptedText === text;
  const isWaiting = isAccepted && state === 'searching';
  const isPicked = isAccepted && state === 'resting' && first !== undefined;
  // The suggestions arrive from outside.
  useEffect(() => {
    if (acceptedText === null || isWaiting) return;
    setAcceptedText(null);
    if (isPicked) onPick(first);
  }, [acceptedText, isWaiting, isPicked, first, onPick]);
  return {
    take: () => setAcceptedText(text),
    takeBack: () => setAcceptedText(null),
    isAwaited: isWaiting || isPicked,
  };
}
