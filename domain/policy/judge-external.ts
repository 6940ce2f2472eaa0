import type { ExternalService, Money, TravelPolicy } from '../contract.ts';
import type { ExchangeRates } from '../exchange-rates.ts';
import { isPolicyKind, POLICY_KINDS, PRICED_PER_TRAVELER } from '../kinds/policy-kinds.ts';
import type { PolicyRules, PriceJudgement } from '../kinds/policy-rules.ts';
import { nightsBetween } from '../local-time.ts';
import { divideMoney } from '../money.ts';
import { strictest } from './decision.ts';
import { toVerdict } from './evaluate.ts';
import type { JointVerdict, TravelerPolicy } from './judge.ts';
import type { PolicyKind } from './offer.ts';
import { type PolicyContext, priceWithConversion } from './prices.ts';
import type { PriceResult, Verdict } from './verdict.ts';

export interface ExternalFacts {
  service: ExternalService;
  price: Money;
  travelers: number;
  startsOn: string;
  endsOn: string;
}

/**
 * The verdict on a booking that the agency has made elsewhere, of which only the price can be judged. An
 * offer that the policy would hide needs approval instead, because it is booked already.
 */
export function judgeExternal(
  policies: readonly TravelerPolicy[],
  facts: ExternalFacts,
  rates: ExchangeRates | null,
): JointVerdict {
  const travelers = policies.map(({ companyUserId, currency, policy }) => ({
    companyUserId,
    verdict: verdictOn(policy, facts, { currency, rates }),
  }));
  return { ...strictest(travelers.map(({ verdict }) => verdict)), travelers };
}

function verdictOn(policy: TravelPolicy | null, facts: ExternalFacts, context: PolicyContext): Verdict {
  if (!policy) return toVerdict({ rules: [], thresholds: [] });
  const { rules, thresholds } = judgeOnPolicy(policy, facts, context);
  return toVerdict({ rules: rules.map(withoutHiding), thresholds });
}

function judgeOnPolicy(policy: PolicyRules, facts: ExternalFacts, context: PolicyContext): PriceJudgement {
  const { service, price, travelers, startsOn, endsOn } = facts;
  const days = Math.max(1, nightsBetween(startsOn, endsOn));
  const prices = {
    perTraveler: priceWithConversion(divideMoney(price, travelers), context),
    perDay: priceWithConversion(divideMoney(price, days), context),
  };
  const ofKind = <Kind extends PolicyKind>(kind: Kind) =>
    POLICY_KINDS[kind].judgeBooked(policy[kind], prices, context);
  if (isPolicyKind(service)) return ofKind(service);
  // A policy has no rules for other services. Like flights they are priced per traveler, neither by the night nor by the day.
  return { rules: [], thresholds: ofKind(PRICED_PER_TRAVELER).thresholds };
}

function withoutHiding(rule: PriceResult): PriceResult {
  return rule.result !== 'kept' && rule.action === 'hide' ? { ...rule, action: 'approve' } : rule;
}
