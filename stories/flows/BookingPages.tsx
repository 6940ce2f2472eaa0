import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { createActor } from 'xstate';
import type { FlowTypes } from '#domain/booking/flow-types.ts';
import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';
import { sessionMachine } from '#machines/session/session-machine.ts';
import { BookingProvider } from '#src/actors/booking/BookingProvider.tsx';
import type { BookingPorts, ResultsLine } from '#src/actors/booking/booking-ports.ts';
import type { Booking } from '#src/actors/booking/start-booking.ts';
import { SessionProvider } from '#src/actors/SessionProvider.tsx';
import { TripDraftContext } from '#src/actors/trip-draft/TripDraftProvider.tsx';
import type { Api } from '#src/api/client.ts';
import { createEnumStore } from '#src/api/enum-store.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { createResultsStore } from '#src/api/results-store.ts';
import { RouterLink } from '#src/app/RouterLink.tsx';
import type { RouterContext } from '#src/app/router-context.ts';
import { type FlowPages, FlowPagesContext } from '#src/booking/flow-pages.ts';
import { LinkProvider } from '#src/components/AppLink.tsx';
import { NO_TRIP_DRAFT } from '#stories/support/no-trip-draft.ts';
import { sessionSnapshot } from './session-states.ts';

interface BookingPagesProps<Flow extends FlowTypes, Results extends ResultsLine, List> {
  ports: BookingPorts<Flow, Results, List>;
  flowPages: FlowPages;
  /** The state of the booking. */
  booking: BookingSnapshot<Flow>;
  /** What the search has found; null when nothing has arrived. */
  results?: Results | null;
  /** The pages, by their addresses. */
  pages: Record<string, RouteComponent>;
  /** What is around the pages. */
  frame?: RouteComponent;
  /** The address that is open. */
  path: string;
  api: Api;
}

/** Pages of a booking, in one state of its chart; nothing goes on in it. */
export function BookingPages<Flow extends FlowTypes, Results extends ResultsLine, List>(
  props: BookingPagesProps<Flow, Results, List>,
) {
  const [{ booking, session, router, queries }] = useState(() => open(props));
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider session={session}>
        <TripDraftContext value={NO_TRIP_DRAFT}>
          <BookingProvider booking={booking}>
            <FlowPagesContext value={props.flowPages}>
              <LinkProvider link={RouterLink}>
                <RouterProvider router={router} />
              </LinkProvider>
            </FlowPagesContext>
          </BookingProvider>
        </TripDraftContext>
      </SessionProvider>
    </QueryClientProvider>
  );
}

function open<Flow extends FlowTypes, Results extends ResultsLine, List>(
  props: BookingPagesProps<Flow, Results, List>,
) {
  const { ports, booking, results = null, pages, frame = Outlet, path, api } = props;
  const identity = { authenticated: { active: 'resting' } };
  const session = createActor(sessionMachine, {
    snapshot: sessionSnapshot({ identity }),
    input: { language: 'en' },
  }).start();
  const root = createRootRouteWithContext<RouterContext>()({ component: frame });
  const routes = Object.entries(pages).map(([address, component]) =>
    createRoute({ getParentRoute: () => root, path: address, component }),
  );
  const config = { appName: 'Zugvogel', contactEmail: 'contact@zugvogel.example' };
  const router = createRouter({
    routeTree: root.addChildren(routes),
    context: { api, config, enums: createEnumStore(api), session },
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: false,
  });
  return { booking: bookingIn(ports, booking, results), session, router, queries: createQueryClient() };
}

function bookingIn<Flow extends FlowTypes, Results extends ResultsLine, List>(
  ports: BookingPorts<Flow, Results, List>,
  snapshot: BookingSnapshot<Flow>,
  found: Results | null,
): Booking {
  const actor = createActor(ports.chart, { snapshot: snapshot as never, input: { step: 'search' } });
  actor.start();
  const results = createResultsStore(ports);
  const { number } = snapshot.context.search;
  results.begin(number);
  if (found) results.add(number, found);
  return {
    flow: ports.flow as unknown as Booking['flow'],
    actor,
    results,
    resumedFrom: () => null,
    stop: () => {},
  };
}
