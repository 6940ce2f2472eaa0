import type { Money } from '#domain/contract.ts';
import { compareMoney, subtractMoney } from '#domain/money.ts';
import type { Sellable } from '../inventory.ts';
import type { BookedOffer } from './booking-repository.ts';
import type { Desk } from './visit.ts';

export interface Cancellation {
  refund: Money;
  penalty: Money;
}

/** Null when the offer is no longer known. */
export async function readTerms(
  { kind }: Pick<Desk, 'kind'>,
  { key, travelers, pricedAt }: Pick<BookedOffer, 'key' | 'travelers' | 'pricedAt'>,
): Promise<Sellable<unknown> | null> {
  return await kind.inventory.find(key, travelers, pricedAt);
}

/** Null when it is impossible. Releasing a hold is free, as nothing was paid. */
export function cancellationAt(
  { price, status, freeUntil }: Pick<BookedOffer, 'price' | 'status' | 'freeUntil'>,
  terms: Sellable<unknown> | null,
  at: Date,
): Cancellation | null {
  const nothing = subtractMoney(price, price);
  if (status === 'held') return { refund: nothing, penalty: nothing };
  const stated = terms?.penaltyAt(at) ?? null;
  if (!terms || stated === null) return null;
  if (freeUntil && at < freeUntil) return { refund: price, penalty: nothing };
  // A full penalty is still a full penalty when the booking's price was not the usual one.
  const isAll = compareMoney(stated, terms.price) >= 0 || compareMoney(stated, price) >= 0;
  const penalty = isAll ? price : stated;
  return { refund: subtractMoney(price, penalty), penalty };
}
