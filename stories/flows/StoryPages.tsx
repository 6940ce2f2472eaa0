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
import { sessionMachine } from '#machines/session/session-machine.ts';
import { TripDraftContext, type TripDraftSource } from '#src/actors/trip-draft/TripDraftProvider.tsx';
import { SessionContext } from '#src/actors/use-session.ts';
import type { Api } from '#src/api/client.ts';
import { createEnumStore } from '#src/api/enum-store.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { RouterLink } from '#src/app/RouterLink.tsx';
import type { RouterContext } from '#src/app/router-context.ts';
import { LinkProvider } from '#src/components/AppLink.tsx';
import { NO_TRIP_DRAFT } from '#stories/support/no-trip-draft.ts';
import { sessionSnapshot } from './session-states.ts';

export interface StoryPagesProps {
  /** The pages, by their addresses. */
  pages: Record<string, RouteComponent>;
  /** The surroundings of the pages. */
  frame?: RouteComponent;
  /** The address that is open. */
  path: string;
  api: Api;
  /** The draft trip next to them. */
  trip?: TripDraftSource;
}

/** Pages with a session. */
export function StoryPages({ trip = NO_TRIP_DRAFT, ...props }: StoryPagesProps) {
  const [{ session, router }] = useState(() => open(props));
  return (
    <QueryClientProvider client={router.options.context.queryClient}>
      <SessionContext value={session}>
        <TripDraftContext value={trip}>
          <LinkProvider link={RouterLink}>
            <RouterProvider router={router} />
          </LinkProvider>
        </TripDraftContext>
      </SessionContext>
    </QueryClientProvider>
  );
}

function open({ pages, frame = Outlet, path, api }: StoryPagesProps) {
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
    context: { api, config, enums: createEnumStore(api), queryClient: createQueryClient(), session },
    history: createMemoryHistory({ initialEntries: [path] }),
    isServer: false,
  });
  return { session, router };
}
