import type { Money } from '#domain/contract.ts';

/**
 * What a person accepted with a request. It binds every call to a supplier that follows from the request, and is never
 * replaced by a later price; only another person's act makes another agreement.
 */
export interface Agreement {
  userId: string;
  /** By the server's clock. */
  at: string;
  /** Of the trip that was shown; 0 of a new one. */
  version: number;
  /** The price that was shown, from which the tolerance counts; the highest one is `accepted_amount`. */
  base?: Money;
  tolerancePercent?: number;
  highestTotal?: Money;
  highestPenalty?: Money;
  highestFee?: Money;
}
