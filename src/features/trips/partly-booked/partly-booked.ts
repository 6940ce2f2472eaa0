import type { CancellationQuote, SupplierPart, TripRenewal } from '#domain/contract.ts';

/** A value that is loaded from the server. */
export type Loadable<Answer> =
  | { state: 'asking' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'answered'; answer: Answer };

/** The costs of the choices for a partly booked trip. */
export interface PartlyBookedProps {
  /** The current prices of the failed parts. */
  renewal: Loadable<TripRenewal>;
  /** The cost of cancelling the remaining parts. */
  quote: Loadable<CancellationQuote>;
  /** Starts the search for a replacement of a part. */
  onChooseAnother: (part: SupplierPart) => void;
}
