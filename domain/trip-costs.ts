import type { Money, PriceWithConversion } from './contract.ts';
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
  const isRequestOnly = status === 'rejected' && parts.every((part) => OVER.has(part.status));
  const [first, ...others] = parts.flatMap((part) => costsOfPart(part, isRequestOnly));
  if (!first || others.some(({ currency }) => currency !== first.currency)) return null;
  return others.reduce(addMoney, first);
}

/** Parts without costs are listed with zero, so that their currency is known. */
function costsOfPart(part: PartWithCosts, isRequestOnly: boolean): Money[] {
  const { status, price, penalty, changeFees = [] } = part;
  const asked = price.converted ?? price.asked;
  const fees = changeFees.map((fee) => convertLike(price, fee));
  if (isRequestOnly || !OVER.has(status)) return [asked, ...fees];
  const isPayable = status === 'cancelled' && penalty;
  return [isPayable ? convertLike(price, penalty) : { ...asked, amount: 0 }, ...fees];
}

/** Converts an amount by the exchange rate of a price, which is that of the day of its order. */
function convertLike({ converted, rate }: PriceWithConversion, amount: Money): Money {
  if (!converted) return amount;
  const rates = rate && {
    date: rate.date,
    perEuro: { [rate.currency]: rate.from, [converted.currency]: rate.to },
  };
  return convertMoney(amount, converted.currency, rates ?? null)?.money ?? amount;
}
