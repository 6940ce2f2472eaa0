import type { TravelPolicy } from '../contract.ts';
import type { ExchangeRates } from '../exchange-rates.ts';
import { type Decision, strictest } from './decision.ts';
import { evaluate } from './evaluate.ts';
import type { Offer } from './offer.ts';
import type { Verdict } from './verdict.ts';

export interface TravelerPolicy {
  companyUserId: string;
  currency: string;
  policy: TravelPolicy | null;
}

export interface JointVerdict extends Decision {
  travelers: readonly { companyUserId: string; verdict: Verdict }[];
}

export function judge(
  policies: readonly TravelerPolicy[],
  offer: Offer,
  rates: ExchangeRates | null,
): JointVerdict {
  const known = new Map<string, Verdict>();
  const travelers = policies.map(({ companyUserId, currency, policy }) => {
    const key = `${currency} ${policy?._id}`;
    const verdict = known.get(key) ?? evaluate(policy, offer, { currency, rates });
    known.set(key, verdict);
    return { companyUserId, verdict };
  });
  return { ...strictest(travelers.map(({ verdict }) => verdict)), travelers };
}
