import { createMemoryHistory } from '@tanstack/react-router';
import { useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import type { BookingLocations, EarlierSearches, TripCounts, TripList } from '#domain/contract.ts';
import {
  type Credentials,
  type SessionOutcome,
  type SignInOutcome,
  sessionMachine,
} from '#machines/session/session-machine.ts';
import type { SessionSnapshot } from '#machines/session/session-selectors.ts';
import { createEnumStore } from '#src/api/enum-store.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { App } from '#src/app/App.tsx';
import { createAppRouter } from '#src/app/router.ts';
import { TRIP, TRIP_IN_LIST } from '#stories/support/trip-fixtures.ts';
import { storyApi } from './story-api.ts';

interface SessionFlowProps {
  snapshot: SessionSnapshot;
  /** The requested page. */
  path: string;
  /** Whether the server refuses to end sessions. */
  signOutFails: boolean;
}

const unanswered = () => new Promise<never>(() => {});
const failing = () => Promise.reject(new Error('Network Error'));

/** What the home page asks for. */
const ANSWERS = {
  'GET /api/trips': {
    docs: [TRIP_IN_LIST],
    totalDocs: 1,
    limit: 20,
    page: 1,
    totalPages: 1,
  } satisfies TripList,
  'GET /api/trips/count': {
    current: 0,
    upcoming: 1,
    past: 0,
    cancelled: 0,
    waitingApproval: 0,
    toDecide: 0,
  } satisfies TripCounts,
  'GET /api/trips/next': TRIP,
  'GET /api/booking/earlier-searches': { docs: [] } satisfies EarlierSearches,
  'GET /api/booking/locations': { unit: 'km', locations: [] } satisfies BookingLocations,
  'GET /api/booking/drafts/hotel': null,
  'GET /api/booking/drafts/flight': null,
  'GET /api/booking/drafts/car': null,
  'GET /api/booking/drafts/trip': null,
};

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
  const api = storyApi(ANSWERS);
  const config = { appName: 'Zugvogel', contactEmail: 'contact@zugvogel.example' };
  const history = createMemoryHistory({ initialEntries: [path] });
  const context = { api, config, enums: createEnumStore(api), queryClient: createQueryClient(), session };
  return { session, router: createAppRouter(context, history) };
}
