import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, useEffect, useMemo, useState } from 'react';
import { THIS_TAB } from '../booking/this-tab.ts';
import { whenIdle } from '../when-idle.ts';
import { createFlowStarts, type FlowStarts } from './flow-starts.ts';
import type { TripDraftSession } from './start-trip-draft.ts';

export interface TripDraftSource {
  started: Promise<TripDraftSession>;
  now: TripDraftSession | null;
  flowStarts: FlowStarts;
}

export const TripDraftContext = createContext<TripDraftSource | null>(null);

interface TripDraftProviderProps {
  owner: string;
  children: ReactNode;
}

interface Starting {
  owner: string;
  flowStarts: FlowStarts;
  promise: Promise<TripDraftSession>;
  resolve: (started: TripDraftSession) => void;
  reject: (error: unknown) => void;
}

function createStarting(owner: string): Starting {
  const { promise, resolve, reject } = Promise.withResolvers<TripDraftSession>();
  promise.catch(() => {});
  return { owner, flowStarts: createFlowStarts(), promise, resolve, reject };
}

/**
 * One draft trip for all pages of a user in a company. Its code and its draft are loaded after the page is
 * painted.
 */
export function TripDraftProvider({ owner, children }: TripDraftProviderProps) {
  const { api } = useRouter().options.context;
  const starting = useMemo(() => createStarting(owner), [owner]);
  const [now, setNow] = useState<{ of: Starting; started: TripDraftSession } | null>(null);

  // The actor calls the server and other tabs, so it starts and stops with the page.
  useEffect(() => {
    let started: TripDraftSession | null = null;
    let isLeft = false;
    async function start(): Promise<void> {
      const { startTripDraft } = await import('./start-trip-draft.ts');
      if (isLeft) return;
      started = startTripDraft(api, { owner: starting.owner, tab: THIS_TAB });
      setNow({ of: starting, started });
      starting.resolve(started);
    }
    const giveUp = whenIdle(() => void start().catch(starting.reject));
    return () => {
      isLeft = true;
      giveUp();
      started?.stop();
    };
  }, [api, starting]);

  const source = useMemo(
    () => ({
      started: starting.promise,
      now: now?.of === starting ? now.started : null,
      flowStarts: starting.flowStarts,
    }),
    [starting, now],
  );
  return <TripDraftContext value={source}>{children}</TripDraftContext>;
}
