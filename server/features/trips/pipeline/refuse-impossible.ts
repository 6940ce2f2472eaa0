import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { fieldRefusal } from '../../../field-errors.ts';
import type { TripRow } from '../trip-row-repository.ts';
import { findCardExpiry } from './trip-extension-repository.ts';

export const MOST_PARTS = 20;
export const MOST_DAYS = 400;
const DAY_MS = 24 * 60 * 60_000;

export function refuseTooLong(
  { starts_on, ends_on }: Pick<TripRow, 'starts_on' | 'ends_on'>,
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  path = '/parts',
): void {
  const first = startsOn < starts_on ? startsOn : starts_on;
  const last = endsOn > ends_on ? endsOn : ends_on;
  if (Date.parse(last) - Date.parse(first) <= MOST_DAYS * DAY_MS) return;
  throw fieldRefusal('validation_failed', path, 'period_too_long', { maximum: MOST_DAYS });
}

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
      'The payment card has been removed. Search again with another card.',
    );
  }
  if (expiresOn >= endsOn) return;
  throw new DomainError('card_expired', 'The payment card expires before the end of the trip.');
}
