import type { CancellationQuote, SupplierPart, TripRenewal } from '#domain/contract.ts';

export type Loadable<Answer> =
  | { state: 'asking' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'answered'; answer: Answer };

export interface PartlyBookedProps {
  renewal: Loadable<TripRenewal>;
  quote: Loadable<CancellationQuote>;
  onChooseAnother: (part: SupplierPart) => void;
}
