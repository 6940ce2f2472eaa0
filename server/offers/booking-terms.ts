import type { ExchangeRates } from '#domain/exchange-rates.ts';
import type { TravellerPolicy } from '#domain/policy/judge.ts';
import type { OfferScope } from './offer-reference.ts';

/** For whom offers are, and by what they are judged; can be sent to another thread. */
export interface BookingTerms extends OfferScope {
  policies: readonly TravellerPolicy[];
  /** The company's. */
  currency: string;
  /** Null when none are known. */
  rates: ExchangeRates | null;
  /** The company's time. */
  now: Date;
}
