import { useHydrated } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { use } from 'react';
import type { SessionSnapshot } from '#machines/session/session-selectors.ts';
import { SessionContext } from './SessionProvider.tsx';
import type { SessionActor } from './session-actor.ts';

export function useSession(): SessionActor {
  return useSessionContext().session;
}

/**
 * What a selector of the session chart returns, now and after each change. While a prerendered page is hydrated it is
 * what the page shows, even if the session has gone on. The selector returns a primitive or a part of the snapshot.
 */
export function useSessionSelector<Value>(selector: (snapshot: SessionSnapshot) => Value): Value {
  const { session, first } = useSessionContext();
  const isHydrated = useHydrated();
  const value = useSelector(session, selector);
  return isHydrated ? value : selector(first);
}

function useSessionContext() {
  const context = use(SessionContext);
  if (!context) throw new Error('There is no SessionProvider above this component');
  return context;
}
