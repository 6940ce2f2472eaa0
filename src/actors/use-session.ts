import { useHydrated } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import { getInitialSnapshot } from 'xstate';
import { sessionMachine } from '#machines/session/session-machine.ts';
import type { SessionSnapshot } from '#machines/session/session-selectors.ts';
import { DEFAULT_LANGUAGE } from '../i18n/language.ts';
import type { SessionActor } from './session-actor.ts';

export const SessionContext = createContext<SessionActor | null>(null);

/** The state in which pages are prerendered. */
const FIRST = getInitialSnapshot(sessionMachine, { language: DEFAULT_LANGUAGE });

export function useSession(): SessionActor {
  const session = use(SessionContext);
  if (!session) throw new Error('There is no SessionContext above this component');
  return session;
}

/**
 * What a selector of the session chart returns, now and after each change. While a prerendered page is hydrated it is
 * what the page shows, even if the session has changed since. The selector returns a primitive or a part of the
 * snapshot.
 */
export function useSessionSelector<Value>(selector: (snapshot: SessionSnapshot) => Value): Value {
  const value = useSelector(useSession(), selector);
  return useHydrated() ? value : selector(FIRST);
}
