import type { SourceFailure } from '#domain/contract.ts';
import type { Suppliers } from '../suppliers/suppliers.ts';

/** The dependencies of a search; one set per thread. */
export interface SearchTools {
  suppliers: SearchSuppliers;
  /** Authenticates references to offers. */
  offerKey: Uint8Array;
}

/** Suppliers that can only be searched. */
export type SearchSuppliers = {
  [Kind in Exclude<keyof Suppliers, 'hotelDirectory'>]: Pick<Suppliers[Kind], 'sources' | 'search'>;
};

export type FailedSource = Pick<SourceFailure, 'source' | 'reason'>;

export interface Searching {
  /** Stops all work when aborted. */
  signal: AbortSignal;
  /** Called for each source that has not answered. */
  sourceFailed(failed: FailedSource): void;
}

/** How long a source may take, in milliseconds. */
export const SEARCH_TIMEOUT_MS = 20_000;

/** How long a found offer stays valid, in milliseconds: half an hour. */
export const OFFER_LIFETIME_MS = 30 * 60_000;
