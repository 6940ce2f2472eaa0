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

/** The price of a booking, as policies compare it. */
export interface ComparedPrices {
  perTraveller: PriceWithConversion;
  /** Or per night. */
  perDay: PriceWithConversion;
}

/** What a policy says about one kind of part. */
export interface PolicyKindRules<Kind extends PolicyKind> {
  judge(policy: PolicyRules[Kind], offer: Offer<Kind>, context: PolicyContext): Judgement;
  /** Judges a booking of which only the price is known. */
  judgeBooked(policy: PolicyRules[Kind], prices: ComparedPrices, context: PolicyContext): PriceJudgement;
  /** The rules one by one, with the names and in the order of the verdicts. */
  state(policy: PolicyRules[Kind]): PolicyStatement;
  /** Contradictions, and limits that can't be compared in the company's currency. */
  findFaults(policy: PolicyRules[Kind], currency: string): PolicyFault[];
}
