import type { CancellationQuote, Money, Trip, TripPart } from '#domain/contract.ts';
import { addMoney } from '#domain/money.ts';
import {
  type CancellationSums,
  isAnythingPossible,
  planCancellation,
  sumCancellations,
} from '../cancellation-plan.ts';

type PartList = readonly TripPart[];

/** The price of these parts in the currency of the trip; null if a price is unknown in it. */
export function sumPrices(trip: Pick<Trip, 'total'>, parts: PartList): Money | null {
  const { currency } = trip.total.asked;
  return parts.reduce<Money | null>(
    (sum, { price }) => {
      const amount = [price.asked, price.converted].find((one) => one?.currency === currency);
      return sum && amount ? addMoney(sum, amount) : null;
    },
    { amount: 0, currency },
  );
}

/** The total of the trip with these parts only, including the booking fee if that has the same currency. */
export function totalWith(trip: Pick<Trip, 'total' | 'bookingInfo'>, parts: PartList): Money | null {
  const price = sumPrices(trip, parts);
  const fee = trip.bookingInfo.bookingFee;
  return price && fee?.currency === price.currency ? addMoney(price, fee) : price;
}

/** The refunds and costs of cancelling all booked and held parts. */
export interface RestCancellation extends CancellationSums {
  /** Whether any of these parts can be cancelled. */
  isPossible: boolean;
  /** The ids of the parts that stay booked, because they can't be cancelled. */
  staying: readonly string[];
}

export function cancelRest(trip: Trip, quote: CancellationQuote): RestCancellation {
  const plan = planCancellation({ trip, quote });
  return {
    ...sumCancellations(plan.possible),
    isPossible: isAnythingPossible(plan),
    staying: plan.impossible.map(({ _id }) => _id),
  };
}
