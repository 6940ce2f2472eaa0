import type { CarPolicy, Money, PolicyAction } from '../contract.ts';
import { convertMoney, type ExchangeRates } from '../exchange-rates.ts';
import { compareMoney } from '../money.ts';
import { type ApprovalLevel, laxestAction } from './decision.ts';
import type { Part, PriceResult, PriceWithConversion, ThresholdResult } from './verdict.ts';

export type Thresholds = Pick<CarPolicy, 'level1Threshold' | 'level2Threshold'>;

export interface PolicyContext {
  currency: string;
  rates: ExchangeRates | null;
}

export const USUAL_PRICE_ACTION: PolicyAction = 'approve';

export function priceWithConversion(asked: Money, { currency, rates }: PolicyContext): PriceWithConversion {
  return { asked, converted: convertMoney(asked, currency, rates) };
}

/**
 * A price equal to its limit is allowed. A limit without an action requires approval; without an exchange
 * rate nothing is hidden, because an approver has to check the price.
 */
export function judgePrice(
  rule: PriceResult['rule'],
  limit: Money | undefined,
  configuredAction: PolicyAction | undefined,
  actual: PriceWithConversion,
  context: PolicyContext,
): PriceResult[] {
  if (!limit) return [];
  const action = configuredAction ?? USUAL_PRICE_ACTION;
  const excess = excessOver(limit, actual, context);
  if (excess === null) {
    return [{ rule, result: 'unknown', action: laxestAction([action, 'approve']), limit, actual }];
  }
  if (excess > 0) return [{ rule, result: 'broken', action, limit, actual }];
  return [{ rule, result: 'kept', limit, actual }];
}

/** A price that equals a threshold reaches it. */
export function judgeThresholds(
  part: Part,
  { level1Threshold, level2Threshold }: Thresholds,
  actual: PriceWithConversion,
  context: PolicyContext,
): ThresholdResult[] {
  const judge = (level: ApprovalLevel, limit: Money | undefined): ThresholdResult[] => {
    if (!limit) return [];
    const excess = excessOver(limit, actual, context);
    const result = excess === null ? 'unknown' : excess < 0 ? 'below' : 'reached';
    return [{ threshold: `${part}.level${level}Threshold`, level, result, limit, actual }];
  };
  return [...judge(1, level1Threshold), ...judge(2, level2Threshold)];
}

function excessOver(limit: Money, { converted }: PriceWithConversion, context: PolicyContext): number | null {
  const convertedLimit = priceWithConversion(limit, context).converted;
  return converted && convertedLimit && compareMoney(converted.money, convertedLimit.money);
}
