import type { Money, PriceWithConversion, Trip } from './contract.ts';
import { convertMoney } from './exchange-rates.ts';
import { addMoney } from './money.ts';
import type { PartStatus } from './trip-status.ts';

interface PartWithCosts {
  status: PartStatus;
  released?: boolean;
  price: PriceWithConversion;
  penalty?: Money | null;
  changeFees?: readonly Money[];
}

type PartState = Pick<PartWithCosts, 'status' | 'released'> & { wasBooked?: boolean };

const OVER: ReadonlySet<PartStatus> = new Set(['cancelled', 'failed']);
const BOOKED: ReadonlySet<PartStatus> = new Set(['confirmed', 'changing', 'cancelling']);

/**
 * What a trip costs, in the company's currency: the price of each part that is booked or can still be, the penalty of
 * each cancelled one, and the fees of changes. Null when the amounts are in several currencies, or there are none.
 */
export function tripCosts(parts: readonly PartWithCosts[]): Money | null {
  return sumAlike(costsByPart(parts).flat());
}

export function costsByPart(parts: readonly PartWithCosts[]): [Money, ...Money[]][] {
  return parts.map(costsOfPart);
}

export function requestedCosts(parts: readonly Pick<PartWithCosts, 'price'>[]): Money | null {
  return sumAlike(parts.map(({ price }) => price.converted ?? price.asked));
}

export function costsBookingFee(parts: readonly PartState[]): boolean {
  return parts.some((part) => part.wasBooked === true || isCounted(part));
}

export function isTotalExpected(parts: readonly PartState[]): boolean {
  return parts.some((part) => isCounted(part) && part.wasBooked !== true && !BOOKED.has(part.status));
}

function isCounted({ status, released }: PartState): boolean {
  return !OVER.has(status) && released !== true;
}

/** Null for amounts in several currencies; zero is the same in all of them. */
function sumAlike(amounts: readonly Money[]): Money | null {
  const [first = amounts[0], ...others] = amounts.filter(({ amount }) => amount !== 0);
  if (!first || others.some(({ currency }) => currency !== first.currency)) return null;
  return others.reduce(addMoney, first);
}

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
function costsOfPart(part: PartWithCosts): [Money, ...Money[]] {
  const { status, price, penalty, changeFees = [] } = part;
  const asked = price.converted ?? price.asked;
  const fees = changeFees.map((fee) => convertLike(price, fee));
  if (isCounted(part)) return [asked, ...fees];
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
