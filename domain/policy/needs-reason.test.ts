import { expect, it } from 'vitest';
import { ABOVE_THRESHOLD, IN_POLICY, NEEDS_APPROVAL } from '#stories/support/verdicts.ts';
import type { FullVerdict } from '../contract.ts';
import { breaksRule } from './breaks-rule.ts';
import { needsReason } from './needs-reason.ts';

const allowed = ({ travelers }: FullVerdict) =>
  travelers.map((one) => ({ ...one, action: 'allow' as const, levels: [], inPolicy: true }));

it.each([
  ['keeps all rules', IN_POLICY, false, false],
  ['breaks a rule that has to be approved', NEEDS_APPROVAL, true, true],
  ['breaks a rule without an approval', { travelers: allowed(NEEDS_APPROVAL) }, true, true],
  ['has to be approved for its price', ABOVE_THRESHOLD, false, true],
  ['reaches a threshold whose approval is waived', { travelers: allowed(ABOVE_THRESHOLD) }, false, false],
])('what %s', (_, verdict, breaks, needs) => {
  expect([breaksRule(verdict), needsReason(verdict)]).toEqual([breaks, needs]);
});
