import type { CheckoutTerms } from '../contract.ts';

/** The last day on which a card is valid: that of the month printed on it as MM/yy. */
export function expiryDay(expiryDate: string): string {
  const [month, year] = expiryDate.split('/').map(Number) as [number, number]; // the contract and the form see to that
  return new Date(Date.UTC(2000 + year, month, 0)).toISOString().slice(0, 10);
}

export function isCardExpired(expiryDate: string, today: string): boolean {
  return expiryDay(expiryDate) < today;
}

type CardOption = CheckoutTerms['creditCards'][number];

export function validCards(cards: readonly CardOption[], endsOn: string): CardOption[] {
  return cards.filter(({ card }) => !isCardExpired(card.expiryDate, endsOn));
}
