import type { Money, PolicyAction, ServiceClass } from '../contract.ts';
import type { Conversion } from '../exchange-rates.ts';
import type { ApprovalLevel, Decision } from './decision.ts';
import type { PolicyKind, RoomType } from './offer.ts';

export interface Verdict extends Decision, Judgement {}

export interface Judgement {
  rules: readonly RuleResult[];
  thresholds: readonly ThresholdResult[];
}

type Outcome = { result: 'kept' } | { result: 'broken' | 'unknown'; action: PolicyAction };

export type RuleResult = PriceResult | ServiceClassResult | MinutesResult | RefundableResult | RoomTypeResult;

export type PriceResult = Outcome & {
  rule: 'flight.budget' | 'hotel.highestPrice' | 'car.highestPrice';
  limit: Money;
  actual: PriceWithConversion;
};

export type ServiceClassResult = Outcome & {
  rule: 'flight.serviceClass';
  leg: number;
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

export interface ThresholdResult {
  threshold: `${Part}.level${ApprovalLevel}Threshold`;
  level: ApprovalLevel;
  result: 'below' | 'reached' | 'unknown';
  limit: Money;
  actual: PriceWithConversion;
}

export interface PriceWithConversion {
  asked: Money;
  /** Null without a rate. */
  converted: Conversion | null;
}
