import { use, useSyncExternalStore } from 'react';
import type { SessionSnapshot } from '#machines/session/session-selectors.ts';
import { SessionContext } from './SessionProvider.tsx';
import type { SessionActor } from './session-actor.ts';

export function useSession(): SessionActor {
  return useSessionContext().session;
}

/**
 * What a selector of the session chart says, now and whenever it changes. The selector has to answer a primitive
 * or a part of the snapshot, so that the same state gives the same answer.
 */
export function useSessionSelector<Value>(selector: (snapshot: SessionSnapshot) => Value): Value {
  const { session, first } = useSessionContext();
  return useSyncExternalStore(
    (listener) => session.subscribe(listener).unsubscribe,
    () => selector(session.getSnapshot()),
    () => selector(first),
  );
}

function useSessionContext() {
  const context = use(SessionContext);
  if (!context) throw new Error('There is no SessionProvider above this component');
  return context;
}
