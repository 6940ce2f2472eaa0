import type { TripEventKind } from './contract.ts';

/** By what people ask for a trip: at first, for all of it again, or for other parts. */
export const REQUEST_KINDS: ReadonlySet<TripEventKind> = new Set(['requested', 'resubmitted', 'partsAdded']);
