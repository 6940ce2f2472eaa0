import type { Trip } from '../contract.ts';
import type { CheckoutInfo } from './checkout-info.ts';

export function infoOfTrip({ purpose, comment, reason, referenceFields }: Trip['bookingInfo']): CheckoutInfo {
  const values = referenceFields.map(({ position, value }) => [`referenceField${position}`, value]);
  return {
    purpose,
    comment,
    reason,
    referenceFieldValues: Object.fromEntries(values),
  };
}
