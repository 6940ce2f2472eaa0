import type { FullVerdict, OfferVerdict } from '#domain/contract.ts';
import type { Decision } from '#domain/policy/decision.ts';
import type { JointVerdict } from '#domain/policy/judge.ts';
import type { PriceResult, RoomTypeResult, RuleResult, ThresholdResult } from '#domain/policy/verdict.ts';
import { toPriceWithConversion } from './company-prices.ts';

type RuleStatement = FullVerdict['travelers'][number]['rules'][number];

/** In the short form for a list of offers: which rules are broken, without the travelers concerned. */
export function toOfferVerdict(verdict: JointVerdict): OfferVerdict {
  const broken = verdict.travelers.flatMap(({ verdict: { rules } }) =>
    rules.filter(({ result }) => result !== 'kept').map(({ rule }) => rule),
  );
  return { ...toDecision(verdict), broken: [...new Set(broken)] };
}

export function toVerdict(verdict: JointVerdict): FullVerdict {
  const travelers = verdict.travelers.map(({ companyUserId, verdict: own }) => ({
    _id: companyUserId,
    ...toDecision(own),
    rules: own.rules.map(toRule),
    thresholds: own.thresholds.map(withPrice),
  }));
  return { ...toDecision(verdict), travelers };
}

function toDecision({ action, levels, inPolicy }: Decision) {
  return { action, levels: [...levels], inPolicy };
}

function toRule(result: RuleResult): RuleStatement {
  if (isPriceResult(result)) return withPrice(result);
  if (!isRoomTypeResult(result)) return result;
  const { actual, limit, ...rest } = result;
  return { ...rest, limit: [...limit], actual: actual ?? undefined };
}

/** Only the limits of prices are amounts. */
function isPriceResult(result: RuleResult): result is PriceResult {
  return typeof result.limit === 'object' && 'currency' in result.limit;
}

function isRoomTypeResult(result: RuleResult): result is RoomTypeResult {
  return Array.isArray(result.limit);
}

function withPrice<Result extends PriceResult | ThresholdResult>({ actual, ...result }: Result) {
  return { ...result, actual: toPriceWithConversion(actual) };
}
