import type { ExternalService, Money, TravelPolicy } from '../contract.ts';
import type { ExchangeRates } from '../exchange-rates.ts';
import { nightsBetween } from '../local-time.ts';
import { divideMoney } from '../money.ts';
import { type ApprovalLevel, strictest } from './decision.ts';
import { type PolicyRules, toVerdict } from './evaluate.ts';
import type { JointVerdict, TravellerPolicy } from './judge.ts';
import { judgePrice, judgeThresholds, type PolicyContext, priceWithConversion } from './prices.ts';
import type { Judgement, Part, PriceResult, ThresholdResult, Verdict } from './verdict.ts';

/** The known data of a booking that the agency has made elsewhere. */
export interface ExternalFacts {
  service: ExternalService;
  /** For all its travellers and days. */
  price: Money;
  travellers: number;
  startsOn: string;
  endsOn: string;
}

/**
 * The verdict on a booking that the agency has made elsewhere, of which only the price can be judged. An
 * offer that the policy would hide needs approval instead, because it is booked already.
 */
export function judgeExternal(
  policies: readonly TravellerPolicy[],
  facts: ExternalFacts,
  rates: ExchangeRates | null,
): JointVerdict {
  const travellers = policies.map(({ companyUserId, currency, policy }) => ({
    companyUserId,
    verdict: verdictOn(policy, facts, { currency, rates }),
  }));
  return { ...strictest(travellers.map(({ verdict }) => verdict)), travellers };
}

function verdictOn(policy: TravelPolicy | null, facts: ExternalFacts, context: PolicyContext): Verdict {
  if (!policy) return toVerdict({ rules: [], thresholds: [] });
  const { rules, thresholds } = judgeOnPolicy(policy, facts, context);
  return toVerdict({ rules: rules.map(withoutHiding), thresholds });
}

interface PriceJudgement extends Judgement {
  rules: readonly PriceResult[];
}

/** Per traveller, night or day, as the rules of the part compare prices. */
function judgeOnPolicy(policy: PolicyRules, facts: ExternalFacts, context: PolicyContext): PriceJudgement {
  const { service, price, travellers, startsOn, endsOn } = facts;
  const days = Math.max(1, nightsBetween(startsOn, endsOn));
  const perDay = priceWithConversion(divideMoney(price, days), context);
  const perTraveller = priceWithConversion(divideMoney(price, travellers), context);
  const { flight, hotel, car } = policy;
  switch (service) {
    case 'flight':
      return {
        rules: judgePrice('flight.budget', flight.budget, flight.budgetAction, perTraveller, context),
        thresholds: judgeThresholds('flight', flight, perTraveller, context),
      };
    case 'hotel':
      return {
        rules: judgePrice(
          'hotel.highestPrice',
          hotel.highestPrice,
          hotel.highestPriceAction,
          perDay,
          context,
        ),
        thresholds: judgeThresholds('hotel', hotel, perDay, context),
      };
    case 'car':
      return {
        rules: judgePrice('car.highestPrice', car.highestPrice, car.highestPriceAction, perDay, context),
        thresholds: judgeThresholds('car', car, perDay, context),
      };
    case 'rail':
    case 'visa':
    case 'other': {
      const all = PARTS.flatMap((part) => judgeThresholds(part, policy[part], perTraveller, context));
      return { rules: [], thresholds: LEVELS.flatMap((level) => findLowest(all, level, context)) };
    }
  }
}

const PARTS: readonly Part[] = ['flight', 'hotel', 'car'];
const LEVELS: readonly ApprovalLevel[] = [1, 2];

/**
 * The thresholds of all parts; one that can't be compared comes first, so that an approver checks the price.
 */
function findLowest(
  thresholds: readonly ThresholdResult[],
  level: ApprovalLevel,
  context: PolicyContext,
): ThresholdResult[] {
  const toCompanyAmount = ({ limit }: ThresholdResult) =>
    priceWithConversion(limit, context).converted?.money.amount ?? Number.NEGATIVE_INFINITY;
  return thresholds
    .filter((threshold) => threshold.level === level)
    .toSorted((one, other) => toCompanyAmount(one) - toCompanyAmount(other))
    .slice(0, 1);
}

function withoutHiding(rule: PriceResult): PriceResult {
  return rule.result !== 'kept' && rule.action === 'hide' ? { ...rule, action: 'approve' } : rule;
}
