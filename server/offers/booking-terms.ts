import type { Money } from '#domain/contract.ts';
import type { ExchangeRates } from '#domain/exchange-rates.ts';
import type { TravellerPolicy } from '#domain/policy/judge.ts';
import type { OfferScope } from './offer-tokens.ts';

export interface BookingTerms extends OfferScope {
  policies: readonly TravellerPolicy[];
  /** The company's. */
  currency: string;
  /** Null when none are known. */
  rates: ExchangeRates | null;
  now: Date;
  zone: string;
  /** What of a change is known before it is quoted; absent where nothing that is booked is changed. */
  change?: ChangeOfBooking;
}

export function termsFor(terms: BookingTerms, travellers: readonly string[]): BookingTerms {
  const policies = travellers.flatMap(
    (id) => terms.policies.find(({ companyUserId }) => companyUserId === id) ?? [],
  );
  return { ...terms, travellers, policies };
}

export interface ChangeOfBooking {
  /** The price of the booking, for all travellers, rooms and days. */
  before: Money;
  /** The fee for a change by its conditions; null where they state none. */
  fee: Money | null;
  /** Up to which additional cost changes need no approval; null where there is no such limit. */
  limit: Money | null;
}
