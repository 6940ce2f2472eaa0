import type { CheckoutTerms } from '../contract.ts';
import type { ApprovalLevel } from '../policy/decision.ts';

/** The levels of approval that have no approver: an order that needs them is refused. */
export function levelsWithoutApprover(
  levels: readonly ApprovalLevel[],
  approvers: CheckoutTerms['approvers'],
): ApprovalLevel[] {
  return levels.filter((level) => !approvers.some((approver) => approver.level === level));
}
