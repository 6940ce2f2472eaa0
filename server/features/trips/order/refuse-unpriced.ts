import { DomainError } from '../../../errors.ts';
import type { UnpricedPart } from './offered-part.ts';
import { refuseChangedExtras } from './refuse-changed-extras.ts';

/** Why an offer that was priced once more can't be ordered; `path` is where the request has it. */
export function refuseUnpriced(
  unpriced: UnpricedPart,
  { seller, path }: { seller: string; path: string },
): DomainError {
  switch (unpriced.outcome) {
    case 'changed':
      return refuseChangedExtras(unpriced.extras, path);
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
