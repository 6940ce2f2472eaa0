import type { TripEventKind } from './contract.ts';

/** The kinds of request for a trip: the first one, the whole trip again, or other parts. */
export const REQUEST_KINDS: ReadonlySet<TripEventKind> = new Set(['requested', 'resubmitted', 'partsAdded']);

/** The ends of a wait for an approval without one. */
export const REFUSAL_KINDS = ['rejected', 'sentBack', 'expired'] as const satisfies readonly TripEventKind[];
