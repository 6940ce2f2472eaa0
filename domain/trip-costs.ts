import type { Money, PriceWithConversion, Trip } from './contract.ts';
import { convertMoney } from './exchange-rates.ts';
import { addMoney } from './money.ts';
import type { PartStatus, TripStatus } from './trip-status.ts';

interface PartWithCosts {
  status: PartStatus;
  price: PriceWithConversion;
  /** Of its cancellation. */
  penalty?: Money | null;
  /** Of its changes that were made. */
  changeFees?: readonly Money[];
}

const OVER: ReadonlySet<PartStatus> = new Set(['cancelled', 'failed']);

/**
 * What a trip costs, in the company's currency: the price of each part that is booked or can still be, the penalty of
 * each cancelled one, and the fees of changes. A refused trip keeps the price at which it was requested. Null when the
 * amounts are in several currencies, or there are none.
 */
export function tripCosts(status: TripStatus, parts: readonly PartWithCosts[]): Money | null {
  const [first, ...others] = costsByPart(status, parts).flat();
  if (!first || others.some(({ currency }) => currency !== first.currency)) return null;
  return others.reduce(addMoney, first);
}

/** For each part what it costs, and then the fees of its changes. */
export function costsByPart(status: TripStatus, parts: readonly PartWithCosts[]): [Money, ...Money[]][] {
  const isRequestOnly = wasOnlyRequested(status, parts);
  return parts.map((part) => costsOfPart(part, isRequestOnly));
}

/** Of a request that was refused, all is over, and nothing of it counts but what it was to cost. */
function wasOnlyRequested(status: TripStatus, parts: readonly Pick<PartWithCosts, 'status'>[]): boolean {
  return status === 'rejected' && parts.every((part) => OVER.has(part.status));
}

/** Whether the trip costs the booking fee: something was booked, or can still be. */
export function costsBookingFee(
  status: TripStatus,
  parts: readonly { status: PartStatus; wasBooked?: boolean }[],
): boolean {
  return (
    wasOnlyRequested(status, parts) || parts.some((part) => part.wasBooked === true || !OVER.has(part.status))
  );
}

/** The fees of the changes that were made, as the total of the trip includes them; null without any. */
export function sumChangeFees({
  parts,
  changes = [],
  total,
}: Pick<Trip, 'parts' | 'changes' | 'total'>): Money | null {
  const fees = parts.flatMap(({ _id, price }) =>
    changes.flatMap(({ partId, status, penalty }) =>
      partId === _id && status === 'done' && penalty.amount > 0 ? [convertLike(price, penalty)] : [],
    ),
  );
  const counted = fees.filter(({ currency }) => currency === total.asked.currency);
  return counted.length > 0 ? counted.reduce(addMoney) : null;
}

/** Parts without costs are listed with zero, so that their currency is known. */
function costsOfPart(part: PartWithCosts, isRequestOnly: boolean): [Money, ...Money[]] {
  const { status, price, penalty, changeFees = [] } = part;
  const asked = price.converted ?? price.asked;
  const fees = changeFees.map((fee) => convertLike(price, fee));
  if (isRequestOnly || !OVER.has(status)) return [asked, ...fees];
  const isPayable = status === 'cancelled' && penalty;
  return [isPayable ? convertLike(price, penalty) : { ...asked, amount: 0 }, ...fees];
}

/** Converts an amount by the exchange rate of a price, which is that of the day of its order. */
export function convertLike({ asked, converted, rate }: PriceWithConversion, amount: Money): Money {
  if (!converted) return amount;
  if (amount.amount === asked.amount && amount.currency === asked.currency) return converted;
  const rates = rate && {
    date: rate.date,
    perEuro: { [rate.currency]: rate.from, [converted.currency]: rate.to },
  };
  return convertMoney(amount, converted.currency, rates ?? null)?.money ?? amount;
}
