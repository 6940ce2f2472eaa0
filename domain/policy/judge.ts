import type { TravelPolicy } from '../contract.ts';
import type { ExchangeRates } from '../exchange-rates.ts';
import { type Decision, strictest } from './decision.ts';
import { evaluate } from './evaluate.ts';
import type { Offer } from './offer.ts';
import type { Verdict } from './verdict.ts';

/** The policy and context for judging the offers of one traveller. */
export interface TravellerPolicy {
  companyUserId: string;
  /** The company's, in which prices are compared. */
  currency: string;
  /** Null when neither the traveller nor the company has one. */
  policy: TravelPolicy | null;
}

/** The verdict on an offer for several travellers: the strictest of their verdicts. */
export interface JointVerdict extends Decision {
  /** In the order of the policies. */
  travellers: readonly { companyUserId: string; verdict: Verdict }[];
}

/** The offer as each traveller gets it: the price is per traveller. */
export function judge(
  policies: readonly TravellerPolicy[],
  offer: Offer,
  rates: ExchangeRates | null,
): JointVerdict {
  const known = new Map<string, Verdict>();
  const travellers = policies.map(({ companyUserId, currency, policy }) => {
    const key = `${currency} ${policy?._id}`;
    const verdict = known.get(key) ?? evaluate(policy, offer, { currency, rates });
    known.set(key, verdict);
    return { companyUserId, verdict };
  });
  return { ...strictest(travellers.map(({ verdict }) => verdict)), travellers };
}
