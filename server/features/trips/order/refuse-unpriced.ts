import { DomainError } from '../../../errors.ts';

/** Why an offer that was priced once more can't be ordered. */
export function refuseUnpriced(
  outcome: 'soldOut' | 'expired' | 'declined' | 'unknown',
  seller: string,
): DomainError {
  switch (outcome) {
    case 'soldOut':
      return new DomainError('offer_sold_out', 'Others were faster. Choose something else.');
    case 'expired':
      return new DomainError('offer_expired', 'The offer has expired. Search again.');
    case 'declined':
      return new DomainError('booking_declined', `The ${seller} does not sell this any more.`);
    case 'unknown':
      return new DomainError(
        'unavailable',
        `The ${seller} does not answer, and nothing was bought. Try again.`,
      );
  }
}
