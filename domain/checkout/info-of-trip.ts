import type { Trip } from '../contract.ts';
import type { CheckoutInfo } from './checkout-info.ts';

/**
 * The information of a trip as the initial values of a checkout that adds to it; the card is chosen there.
 */
export function infoOfTrip({ purpose, comment, reason, referenceFields }: Trip['bookingInfo']): CheckoutInfo {
  const values = referenceFields.map(({ position, value }) => [`referenceField${position}`, value]);
  return {
    purpose,
    comment,
    reason,
    referenceFieldValues: Object.fromEntries(values),
  };
}
