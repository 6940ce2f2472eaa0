import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ClientConfig } from '#domain/contract.ts';
import type { SessionActor } from '../actors/session-actor.ts';
import type { Api } from '../api/client.ts';
import type { EnumStore } from '../api/enum-store.ts';

export interface RouterContext {
  api: Api;
  config: ClientConfig;
  enums: EnumStore;
  queryClient: QueryClient;
  session: SessionActor;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: MessageDescriptor;
  }
}
