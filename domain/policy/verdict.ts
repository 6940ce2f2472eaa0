import type { Money, PolicyAction, ServiceClass } from '../contract.ts';
import type { Conversion } from '../exchange-rates.ts';
import type { ApprovalLevel, Decision } from './decision.ts';
import type { PolicyKind, RoomType } from './offer.ts';

/** The policy's answer to one offer for one traveller: what to do, and why. */
export interface Verdict extends Decision, Judgement {}

export interface Judgement {
  /** One for each rule of the policy, and for each leg if it concerns legs. */
  rules: readonly RuleResult[];
  thresholds: readonly ThresholdResult[];
}

/** The result of a rule; unknown when an exchange rate is missing. */
type Outcome = { result: 'kept' } | { result: 'broken' | 'unknown'; action: PolicyAction };

/** The name of a rule is the name of its field in the policy. */
export type RuleResult = PriceResult | ServiceClassResult | MinutesResult | RefundableResult | RoomTypeResult;

export type PriceResult = Outcome & {
  rule: 'flight.budget' | 'hotel.highestPrice' | 'car.highestPrice';
  limit: Money;
  actual: PriceWithConversion;
};

export type ServiceClassResult = Outcome & {
  rule: 'flight.serviceClass';
  leg: number;
  /** The highest class that complies with the rule on this leg. */
  limit: ServiceClass;
  actual: ServiceClass;
};

export type MinutesResult = Outcome & {
  rule:
    | 'flight.minStopoverMinutes'
    | 'flight.maxStopoverMinutes'
    | 'flight.minDurationMinutes'
    | 'flight.maxDurationMinutes';
  leg: number;
  limit: number;
  actual: number;
};

export type RefundableResult = Outcome & {
  rule: 'hotel.allowNonRefundable';
  limit: 'refundable';
  actual: 'refundable' | 'nonRefundable';
};

export type RoomTypeResult = Outcome & {
  rule: 'hotel.excludedRoomTypes';
  limit: readonly RoomType[];
  actual: RoomType | null;
};

export type Part = PolicyKind;

/** Whether the price requires a level of approval. */
export interface ThresholdResult {
  threshold: `${Part}.level${ApprovalLevel}Threshold`;
  level: ApprovalLevel;
  result: 'below' | 'reached' | 'unknown';
  limit: Money;
  actual: PriceWithConversion;
}

/** The supplier's price, and the price in the company's currency with the rate that was used. */
export interface PriceWithConversion {
  asked: Money;
  /** Null without a rate. */
  converted: Conversion | null;
}
