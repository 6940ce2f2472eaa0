import type { Trip } from '../contract.ts';
import type { CheckoutInfo } from './checkout-info.ts';

/** What was said with a trip, so that a checkout that adds to it begins with that; the card is chosen there. */
export function infoOfTrip({ purpose, comment, reason, referenceFields }: Trip['bookingInfo']): CheckoutInfo {
  const values = referenceFields.map(({ position, value }) => [`referenceField${position}`, value]);
  return {
    purpose,
    ...(comment !== undefined && { comment }),
    ...(reason && { reason }),
    referenceFieldValues: Object.fromEntries(values),
  };
}
