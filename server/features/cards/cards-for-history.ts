import type { CreditCard } from '#domain/contract.ts';

export function cardsForHistory(cards: readonly CreditCard[]): object[] {
  return cards.map(({ _id, vendor, last4, name, expiryDate, isDefault }) => ({
    _id,
    last4,
    vendor,
    holder: name,
    expiryDate,
    isDefault,
  }));
}
