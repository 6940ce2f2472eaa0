import type { FlightPolicy } from '../contract.ts';
import type { LegFacts } from '../policy/offer.ts';
import type { MinutesResult } from '../policy/verdict.ts';

const isAtLeast = (actual: number, limit: number) => actual >= limit;
const isAtMost = (actual: number, limit: number) => actual <= limit;

/** The worst of several stopovers counts; a leg without stopovers is not judged. */
const RULES = [
  { field: 'minStopoverMinutes', measure: shortestStopover, keeps: isAtLeast },
  { field: 'maxStopoverMinutes', measure: longestStopover, keeps: isAtMost },
  { field: 'minDurationMinutes', measure: duration, keeps: isAtLeast },
  { field: 'maxDurationMinutes', measure: duration, keeps: isAtMost },
] as const;

export function judgeMinutes(policy: FlightPolicy, facts: LegFacts, leg: number): MinutesResult[] {
  const results: MinutesResult[] = [];
  for (const { field, measure, keeps } of RULES) {
    const limit = policy[field];
    const actual = measure(facts);
    if (limit === undefined || actual === undefined) continue;
    const rule = `flight.${field}` as const;
    if (keeps(actual, limit)) results.push({ rule, leg, limit, actual, result: 'kept' });
    else results.push({ rule, leg, limit, actual, result: 'broken', action: 'hide' });
  }
  return results;
}

function duration({ durationMinutes }: LegFacts): number {
  return durationMinutes;
}

function shortestStopover({ stopoverMinutes }: LegFacts): number | undefined {
  return stopoverMinutes.length > 0 ? Math.min(...stopoverMinutes) : undefined;
}

function longestStopover({ stopoverMinutes }: LegFacts): number | undefined {
  return stopoverMinutes.length > 0 ? Math.max(...stopoverMinutes) : undefined;
}
