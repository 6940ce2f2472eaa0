import type { PricedStay } from '#domain/offers/hotel-offer.ts';
import { comparedPrice } from '#domain/policy/prices.ts';
import type { PartDetails } from '../../db/trip-tables.ts';
import type { BookingTerms } from '../../offers/booking-terms.ts';
import { toComparedPrice } from '../../offers/company-prices.ts';
import { toProperty, toRoomConditions } from '../hotels/describe-rate.ts';
import type { StayExtent } from '../hotels/stay-facts.ts';

/** What is kept of a stay with its trip: all that was shown when it was bought. */
export function stayDetails(
  { property, rate, lines, conditions, checkInFrom, checkOutUntil }: PricedStay,
  extent: StayExtent,
  terms: BookingTerms,
): PartDetails {
  const { price, onSite } = rate;
  return {
    ...{ ...extent, conditions: [...conditions], lines: [...lines], ...(onSite && { onSite }) },
    ...{ property: toProperty(property), room: toRoomConditions(rate, terms.now) },
    ...{ checkInFrom, checkOutUntil, price: toComparedPrice(comparedPrice(price, terms)) },
  };
}
