import type { SourceFailure } from '#domain/contract.ts';
import type { Suppliers } from '../suppliers/suppliers.ts';

export interface SearchTools {
  suppliers: SearchSuppliers;
  offerKey: Uint8Array;
}

export type SearchSuppliers = {
  [Kind in Exclude<keyof Suppliers, 'hotelDirectory'>]: Pick<Suppliers[Kind], 'sources' | 'search'>;
};

export type FailedSource = Pick<SourceFailure, 'source' | 'reason'>;

export interface Searching {
  signal: AbortSignal;
  sourceFailed(failed: FailedSource): void;
}

/** How long a source may take, in milliseconds. */
export const SEARCH_TIMEOUT_MS = 20_000;

/** How long a found offer stays valid, in milliseconds: half an hour. */
export const OFFER_LIFETIME_MS = 30 * 60_000;
