import type { FullVerdict } from '../contract.ts';
import { breaksRule } from './breaks-rule.ts';

export function needsReason(verdict: Pick<FullVerdict, 'travelers'>): boolean {
  return breaksRule(verdict) || verdict.travelers.some(({ inPolicy }) => !inPolicy);
}
