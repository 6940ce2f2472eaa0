import type { Money } from '#domain/contract.ts';
import type { ExchangeRates } from '#domain/exchange-rates.ts';
import type { TravelerPolicy } from '#domain/policy/judge.ts';
import type { OfferScope } from './offer-tokens.ts';

export interface BookingTerms extends OfferScope {
  policies: readonly TravelerPolicy[];
  /** The company's. */
  currency: string;
  /** Null when none are known. */
  rates: ExchangeRates | null;
  now: Date;
  zone: string;
  /** What of a change is known before it is quoted; absent where nothing that is booked is changed. */
  change?: ChangeOfBooking;
}

export function termsFor(terms: BookingTerms, travelers: readonly string[]): BookingTerms {
  const policies = travelers.flatMap(
    (id) => terms.policies.find(({ companyUserId }) => companyUserId === id) ?? [],
  );
  return { ...terms, travelers, policies };
}

export interface ChangeOfBooking {
  /** The price of the booking, for all travelers, rooms and days. */
  before: Money;
  /** The fee for a change by its conditions; null where they state none. */
  fee: Money | null;
  /** Up to which additional cost changes need no approval; null where there is no such limit. */
  limit: Money | null;
}
