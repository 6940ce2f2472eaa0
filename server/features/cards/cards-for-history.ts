import type { CreditCard } from '#domain/contract.ts';

/** The data of cards that a history may contain: which cards they are, and how they changed. */
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
