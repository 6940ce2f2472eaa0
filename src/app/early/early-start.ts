import type { ClientConfig } from '#domain/contract.ts';

/** What was begun before the application itself was loaded. */
export interface EarlyStart {
  config: Promise<ClientConfig>;
  answers: Record<string, Promise<Response>>;
}

declare global {
  interface Window {
    earlyStart?: EarlyStart;
  }
}
