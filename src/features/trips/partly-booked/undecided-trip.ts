import type { CancellationQuote, Money, Trip, TripPart } from '#domain/contract.ts';
import { addMoney } from '#domain/money.ts';
import {
  type CancellationSums,
  isAnythingPossible,
  planCancellation,
  sumCancellations,
} from '../cancellation-plan.ts';

type PartList = readonly TripPart[];

/** What these parts cost, in the currency of the trip; null where a price is not known in it. */
export function priceOf(trip: Pick<Trip, 'total'>, parts: PartList): Money | null {
  const { currency } = trip.total.asked;
  return parts.reduce<Money | null>(
    (sum, { price }) => {
      const amount = [price.asked, price.converted].find((one) => one?.currency === currency);
      return sum && amount ? addMoney(sum, amount) : null;
    },
    { amount: 0, currency },
  );
}

/** What the trip costs when it consists of these parts: as its total, with the booking fee in the same currency. */
export function totalWith(trip: Pick<Trip, 'total' | 'bookingInfo'>, parts: PartList): Money | null {
  const price = priceOf(trip, parts);
  const fee = trip.bookingInfo.bookingFee;
  return price && fee?.currency === price.currency ? addMoney(price, fee) : price;
}

/** What the cancellation of all that is booked or held brings back and costs. */
export interface RestCancellation extends CancellationSums {
  /** Whether anything of it can be cancelled. */
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
