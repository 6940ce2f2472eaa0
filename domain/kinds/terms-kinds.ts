import { carTerms } from '../car-booking/car-terms.ts';
import { hotelTerms } from '../hotel-booking/hotel-terms.ts';
import { subtractMoney } from '../money.ts';
import type { BookableKind, TermsRules } from './terms-rules.ts';

/** Until the start, and paid with the booking. */
const USUAL: TermsRules<'flight' | 'external'> = {
  dueOnSite: (_, price) => ({ place: null, amount: subtractMoney(price, price) }),
  cancellableUntil: ({ beginsAt }) => new Date(beginsAt),
};

export const TERMS: { [Kind in BookableKind]: TermsRules<Kind> } = {
  flight: USUAL,
  hotel: hotelTerms,
  car: carTerms,
  external: USUAL,
};
