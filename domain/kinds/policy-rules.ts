import type { PolicyRule, PolicyThreshold, TravelPolicy } from '../contract.ts';
import type { PolicyFault } from '../policy/limits.ts';
import type { Offer, PolicyKind } from '../policy/offer.ts';
import type { PolicyContext } from '../policy/prices.ts';
import type { Judgement, PriceResult, PriceWithConversion } from '../policy/verdict.ts';

export type PolicyRules = Pick<TravelPolicy, PolicyKind>;

export interface PolicyStatement {
  rules: PolicyRule[];
  thresholds: PolicyThreshold[];
}

export interface PriceJudgement extends Judgement {
  rules: readonly PriceResult[];
}

export interface ComparedPrices {
  perTraveler: PriceWithConversion;
  perDay: PriceWithConversion;
}

export interface PolicyKindRules<Kind extends PolicyKind> {
  judge(policy: PolicyRules[Kind], offer: Offer<Kind>, context: PolicyContext): Judgement;
  judgeBooked(policy: PolicyRules[Kind], prices: ComparedPrices, context: PolicyContext): PriceJudgement;
  state(policy: PolicyRules[Kind]): PolicyStatement;
  findFaults(policy: PolicyRules[Kind], currency: string): PolicyFault[];
}
