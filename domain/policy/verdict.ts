import type { Money, PolicyAction, ServiceClass } from '../contract.ts';
import type { Conversion } from '../exchange-rates.ts';
import type { ApprovalLevel, Decision } from './decision.ts';
import type { Offer, RoomType } from './offer.ts';

/** The policy's answer to one offer for one traveller: what to do, and why. */
export interface Verdict extends Decision, Judgement {}

export interface Judgement {
  /** One for each rule that the policy has, and for each leg if it concerns legs. */
  rules: readonly RuleResult[];
  thresholds: readonly ThresholdResult[];
}

/** What a rule says; unknown when it can't be judged for want of a rate. */
type Outcome = { result: 'kept' } | { result: 'broken' | 'unknown'; action: PolicyAction };

/** The name of a rule is the name of its field in the policy. */
export type RuleResult = PriceResult | ServiceClassResult | MinutesResult | RefundableResult | RoomTypeResult;

export type PriceResult = Outcome & {
  rule: 'flight.budget' | 'hotel.highestPrice' | 'car.highestPrice';
  limit: Money;
  actual: ComparedPrice;
};

export type ServiceClassResult = Outcome & {
  rule: 'flight.serviceClass';
  leg: number;
  /** The highest class that keeps the rule on this leg. */
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

export type Part = Offer['kind'];

/** Whether the price requires a level of approval. */
export interface ThresholdResult {
  threshold: `${Part}.level${ApprovalLevel}Threshold`;
  level: ApprovalLevel;
  result: 'below' | 'reached' | 'unknown';
  limit: Money;
  actual: ComparedPrice;
}

/** A price as the supplier asks it, and in the currency of the company with the rate that was used. */
export interface ComparedPrice {
  asked: Money;
  /** Null when there is no rate. */
  converted: Conversion | null;
}
