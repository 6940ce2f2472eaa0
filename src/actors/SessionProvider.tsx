import { createContext, type ReactNode, useMemo } from 'react';
import type { SessionSnapshot } from '#machines/session/session-selectors.ts';
import type { SessionActor } from './session-actor.ts';

interface SessionContextValue {
  session: SessionActor;
  /** How the session was when it was handed to React, which is how a prerendered page shows it. */
  first: SessionSnapshot;
}

export const SessionContext = createContext<SessionContextValue | null>(null);

interface SessionProviderProps {
  session: SessionActor;
  children: ReactNode;
}

export function SessionProvider({ session, children }: SessionProviderProps) {
  const value = useMemo(() => ({ session, first: session.getSnapshot() }), [session]);
  return <SessionContext value={value}>{children}</SessionContext>;
}
