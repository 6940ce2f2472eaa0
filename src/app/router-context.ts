import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ClientConfig } from '#domain/contract.ts';
import type { SessionActor } from '../actors/session-actor.ts';
import type { Api } from '../api/client.ts';
import type { EnumStore } from '../api/enum-store.ts';

/** The dependencies of every route. */
export interface RouterContext {
  api: Api;
  config: ClientConfig;
  enums: EnumStore;
  /** The data of the person who is signed in. */
  queryClient: QueryClient;
  session: SessionActor;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The title of the page, without the name of the application. */
    title?: MessageDescriptor;
  }
}
