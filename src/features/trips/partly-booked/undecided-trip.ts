import type { CancellationQuote, Money, Trip, TripPart } from '#domain/contract.ts';
import { addMoney } from '#domain/money.ts';
import { type Meant, meantParts } from '../cancellation-request.ts';

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

/** What the cancellation of all that is booked or held brings back and costs, each sum in its own currency. */
export interface CancellationSums {
  refunds: readonly Money[];
  penalties: readonly Money[];
  /** The ids of the parts that stay booked, because their suppliers don't allow a cancellation. */
  staying: readonly string[];
}

export function cancellationSums(trip: Meant['trip'], quote: CancellationQuote): CancellationSums {
  const parts = meantParts({ trip, quote });
  const quoted = parts.filter((part) => part.outcome === 'quoted');
  return {
    refunds: sumByCurrency(quoted.map(({ refund }) => refund)),
    penalties: sumByCurrency(quoted.map(({ penalty }) => penalty)),
    staying: parts.flatMap((part) =>
      part.outcome === 'refused' && part.reason === 'notCancellable' ? [part._id] : [],
    ),
  };
}

/** Without what is nothing. */
function sumByCurrency(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, Money>();
  for (const money of amounts) {
    const sum = sums.get(money.currency);
    sums.set(money.currency, sum ? addMoney(sum, money) : money);
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}
