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
import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';
import { hotelBookingMachine } from '#machines/hotel-booking/hotel-booking-machine.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { sessionMachine } from '#machines/session/session-machine.ts';
import { BookingProvider } from '#src/actors/booking/BookingProvider.tsx';
import type { Booking } from '#src/actors/booking/start-booking.ts';
import { HOTEL_PORTS } from '#src/actors/hotel-booking/hotel-booking.ts';
import { SessionProvider } from '#src/actors/SessionProvider.tsx';
import type { Api } from '#src/api/client.ts';
import { createEnumStore } from '#src/api/enum-store.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { createResultsStore } from '#src/api/results-store.ts';
import { RouterLink } from '#src/app/RouterLink.tsx';
import type { RouterContext } from '#src/app/router-context.ts';
import { FlowPagesContext } from '#src/booking/flow-pages.ts';
import { LinkProvider } from '#src/components/AppLink.tsx';
import { HOTEL_PAGES } from '#src/features/hotel-booking/hotel-pages.tsx';
import { resultsOf } from '#stories/support/hotel-list.ts';
import { sessionSnapshot } from './session-states.ts';

interface BookingPagesProps {
  /** The state of the booking. */
  booking: BookingSnapshot<HotelTypes>;
  /** How many hotels the search has found; none have arrived when it is 0. */
  hotels?: number;
  /** The pages, by their addresses. */
  pages: Record<string, RouteComponent>;
  /** What is around the pages. */
  frame?: RouteComponent;
  /** The address that is open. */
  path: string;
  api: Api;
}

/** Pages of the booking of a hotel, in one state of its chart; nothing goes on in it. */
export function BookingPages(props: BookingPagesProps) {
  const [{ booking, session, router, queries }] = useState(() => open(props));
  return (
    <QueryClientProvider client={queries}>
      <SessionProvider session={session}>
        <BookingProvider booking={booking}>
          <FlowPagesContext value={HOTEL_PAGES}>
            <LinkProvider link={RouterLink}>
              <RouterProvider router={router} />
            </LinkProvider>
          </FlowPagesContext>
        </BookingProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}

function open({ booking: snapshot, hotels = 0, pages, frame = Outlet, path, api }: BookingPagesProps) {
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
  return { booking: bookingIn(snapshot, hotels), session, router, queries: createQueryClient() };
}

function bookingIn(snapshot: BookingSnapshot<HotelTypes>, hotels: number): Booking {
  const actor = createActor(hotelBookingMachine, { snapshot: snapshot as never, input: { step: 'search' } });
  actor.start();
  const results = createResultsStore(HOTEL_PORTS);
  const { number } = snapshot.context.search;
  results.begin(number);
  if (hotels > 0) results.add(number, resultsOf(hotels));
  return {
    flow: HOTEL_FLOW as unknown as Booking['flow'],
    actor,
    results,
    resumedFrom: () => null,
    stop: () => {},
  };
}
