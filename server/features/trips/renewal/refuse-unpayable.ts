import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { findCardExpiry } from './renewable-part-repository.ts';

/** Refuses a missing card, and one that is not valid until that day, as for a new request. */
export async function refuseUnpayable(
  { db }: Pick<Deps, 'db'>,
  { id, booking_info }: Pick<TripRow, 'id' | 'booking_info'>,
  endsOn: string,
): Promise<void> {
  if (!booking_info.creditCard) return;
  const expiresOn = await findCardExpiry(db, id);
  if (expiresOn === undefined) {
    throw new DomainError(
      'card_unknown',
      'The card that was to pay has been removed. Search again, with another card.',
    );
  }
  if (expiresOn >= endsOn) return;
  throw new DomainError('card_expired', 'The card that was to pay expires before the end of the trip.');
}
