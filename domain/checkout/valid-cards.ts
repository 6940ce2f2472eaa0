import { isCardExpired } from '../cards/card-expiry.ts';
import type { CheckoutTerms } from '../contract.ts';

type OfferedCard = CheckoutTerms['creditCards'][number];

/** The cards that can pay a trip that ends on that day: others would be refused. */
export function validCards(cards: readonly OfferedCard[], endsOn: string): OfferedCard[] {
  return cards.filter(({ card }) => !isCardExpired(card.expiryDate, endsOn));
}
