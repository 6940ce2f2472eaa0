import type { FullVerdict } from '../contract.ts';
import { breaksRule } from './breaks-rule.ts';

/** Whether the traveller has to give a reason: for a broken rule, even in policy, and for what has to be approved. */
export function needsReason(verdict: Pick<FullVerdict, 'travelers'>): boolean {
  return breaksRule(verdict) || verdict.travelers.some(({ inPolicy }) => !inPolicy);
}
