import type { CancellationQuote, Money, Trip, TripPart } from '#domain/contract.ts';
import { addMoney } from '#domain/money.ts';
import { tripCosts } from '#domain/trip-costs.ts';
import {
  type CancellationSums,
  isAnythingPossible,
  planCancellation,
  sumCancellations,
} from '../cancellation-plan.ts';

type PartList = readonly TripPart[];

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

/**
 * The total of the trip with these of its parts that are not over, including what is to be paid for cancelled parts and
 * changes, and the booking fee if that has the same currency.
 */
export function totalWith(
  { parts: all, changes = [], total, bookingInfo }: Pick<Trip, 'parts' | 'changes' | 'total' | 'bookingInfo'>,
  parts: PartList,
): Money | null {
  const counted = all.filter((part) => part.status === 'cancelled' || parts.includes(part));
  const costs = tripCosts(
    counted.map(({ _id, status, released, price, penalty }) => ({
      status,
      released,
      price,
      penalty: penalty ?? null,
      changeFees: changes.flatMap((change) =>
        change.partId === _id && change.status === 'done' ? [change.penalty] : [],
      ),
    })),
  );
  if (costs?.currency !== total.asked.currency) return null;
  const fee = bookingInfo.bookingFee;
  return fee?.currency === costs.currency ? addMoney(costs, fee) : costs;
}

export interface RestCancellation extends CancellationSums {
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
