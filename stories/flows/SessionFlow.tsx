import { createMemoryHistory } from '@tanstack/react-router';
import { useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import {
  type Credentials,
  type SessionOutcome,
  type SignInOutcome,
  sessionMachine,
} from '#machines/session/session-machine.ts';
import type { SessionSnapshot } from '#machines/session/session-selectors.ts';
import { createApi } from '#src/api/client.ts';
import { createEnumStore } from '#src/api/enum-store.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { App } from '#src/app/App.tsx';
import { createAppRouter } from '#src/app/router.ts';

interface SessionFlowProps {
  snapshot: SessionSnapshot;
  /** The requested page. */
  path: string;
  /** Whether the server refuses to end sessions. */
  signOutFails: boolean;
}

const unanswered = () => new Promise<never>(() => {});
const failing = () => Promise.reject(new Error('Network Error'));

/** The application itself, frozen in one state of the session chart. */
export function SessionFlow(props: SessionFlowProps) {
  const [app] = useState(() => createApp(props));
  return <App {...app} nonce="" />;
}

function createApp({ snapshot, path, signOutFails }: SessionFlowProps) {
  const machine = sessionMachine.provide({
    actors: {
      refreshSession: fromPromise<SessionOutcome>(unanswered),
      signIn: fromPromise<SignInOutcome, Credentials>(unanswered),
      actAsCompany: fromPromise<SessionOutcome, { companyId: string }>(unanswered),
      signOut: fromPromise<void>(signOutFails ? failing : unanswered),
      loadEnums: fromPromise<void, { language: string }>(unanswered),
    },
  });
  const session = createActor(machine, { snapshot, input: { language: 'en' } });
  const api = createApi({ address: '', onRenewed: () => {}, onExpired: () => {} });
  const config = { appName: 'Zugvogel', contactEmail: 'contact@zugvogel.example' };
  const history = createMemoryHistory({ initialEntries: [path] });
  const context = { api, config, enums: createEnumStore(api), queryClient: createQueryClient(), session };
  return { session, router: createAppRouter(context, history) };
}
