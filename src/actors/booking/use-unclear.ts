import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { sendingMachine } from '#machines/checkout/sending-machine.ts';
import { isAsking, isUnclear } from '#machines/checkout/sending-selectors.ts';

interface Unclear {
  asking: boolean;
  onAskAgain: () => void;
}

export function useUnclear(sending: ActorRefFrom<typeof sendingMachine> | undefined): Unclear | null {
  const unclear = useSelector(sending, (snapshot) => snapshot !== undefined && isUnclear(snapshot));
  const asking = useSelector(sending, (snapshot) => snapshot !== undefined && isAsking(snapshot));
  return unclear ? { asking, onAskAgain: () => sending?.send({ type: 'sending.askAgain' }) } : null;
}
