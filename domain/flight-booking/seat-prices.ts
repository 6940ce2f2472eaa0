import type { Money } from '../contract.ts';
import type { Cabin, Seat } from './available-extras.ts';

export interface SeatPrice {
  letter: string;
  price: Money;
}

export function listSeatPrices(cabins: readonly Cabin[]): SeatPrice[] {
  const seats = cabins.flatMap(({ rows }) => rows.flatMap((row) => row.seats));
  const prices = new Map(
    seats.flatMap(({ free, price }) =>
      free && price ? [[`${price.amount} ${price.currency}`, price] as const] : [],
    ),
  );
  return [...prices.values()]
    .sort((one, other) => one.amount - other.amount)
    .map((price, index) => ({ letter: letterAt(index), price }));
}

export function priceIndex(prices: readonly SeatPrice[], { free, price }: Seat): number | null {
  if (!free || !price) return null;
  const found = prices.findIndex(
    (one) => one.price.amount === price.amount && one.price.currency === price.currency,
  );
  return found < 0 ? null : found;
}

function letterAt(index: number): string {
  return String.fromCodePoint('A'.charCodeAt(0) + index);
}
