import type { CheckoutTerms } from '../contract.ts';
import type { ApprovalLevel } from '../policy/decision.ts';

export function levelsWithoutApprover(
  levels: readonly ApprovalLevel[],
  approvers: CheckoutTerms['approvers'],
): ApprovalLevel[] {
  return levels.filter((level) => !approvers.some((approver) => approver.level === level));
}
