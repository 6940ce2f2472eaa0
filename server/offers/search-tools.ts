import type { SourceFailure } from '#domain/contract.ts';
import type { Suppliers } from '../suppliers/suppliers.ts';

/** What searching takes beside the question itself; there is one in each thread. */
export interface SearchTools {
  suppliers: SearchSuppliers;
  /** Authenticates references to offers. */
  offerKey: Uint8Array;
}

/** Suppliers that are only searched. */
export type SearchSuppliers = {
  [Kind in Exclude<keyof Suppliers, 'hotelDirectory'>]: Pick<Suppliers[Kind], 'sources' | 'search'>;
};

export type FailedSource = Pick<SourceFailure, 'source' | 'reason'>;

/** One search while it is under way. */
export interface Searching {
  /** Nothing is done any more when it is aborted. */
  signal: AbortSignal;
  /** Told of each source that has not answered. */
  sourceFailed(failed: FailedSource): void;
}

/** How long a source may take, in milliseconds. */
export const SEARCH_TIMEOUT_MS = 20_000;

/** How long an offer that was found stays one, in milliseconds: half an hour. */
export const OFFER_LIFETIME_MS = 30 * 60_000;
