import type { TripEventKind } from './contract.ts';

export const REQUEST_KINDS: ReadonlySet<TripEventKind> = new Set(['requested', 'resubmitted', 'partsAdded']);

export const REFUSAL_KINDS = ['rejected', 'sentBack', 'expired'] as const satisfies readonly TripEventKind[];
