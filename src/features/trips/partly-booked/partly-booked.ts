import type { CancellationQuote, SearchedPart, TripRenewal } from '#domain/contract.ts';

/** What is being asked of the server. */
export type Loadable<Answer> =
  | { state: 'asking' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'answered'; answer: Answer };

/** What the choices of a person cost whose trip is partly booked. */
export interface PartlyBookedProps {
  /** What it costs now to book what could not be booked. */
  renewal: Loadable<TripRenewal>;
  /** What it costs to cancel the rest. */
  quote: Loadable<CancellationQuote>;
  /** Begins the search for something else in the place of a part. */
  onChooseAnother: (part: SearchedPart) => void;
}
