import type { MessageDescriptor } from '@lingui/core';
import type { ClientConfig } from '#domain/contract.ts';
import type { NextPart } from '#domain/trip-draft/prefill.ts';
import type { Api } from '../../api/client.ts';

export type NextPartOf<Kind extends NextPart['kind']> = {
  [One in Kind]: Extract<NextPart, { kind: One }>;
}[Kind];

export interface LookupContext {
  api: Api;
  config: ClientConfig;
}

export interface NextKind<Kind extends NextPart['kind']> {
  label: (next: NextPartOf<Kind>, days: string) => MessageDescriptor;
  /** The search with what has to be looked up; unchanged where that is not found. */
  lookUp: (next: NextPartOf<Kind>, context: LookupContext, signal: AbortSignal) => Promise<NextPartOf<Kind>>;
}
