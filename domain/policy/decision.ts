import type { PolicyAction } from '../contract.ts';

export type ApprovalLevel = 1 | 2;

/** The consequences of one verdict, or of several combined. */
export interface Decision {
  action: PolicyAction;
  /** The required approvers in this order; empty unless the action is `approve`. */
  levels: readonly ApprovalLevel[];
  /**
   * Whether the offer may be booked without approval. Badge, filters, counts and alternatives all read this.
   */
  inPolicy: boolean;
}

/** The demands of one rule, traveller or part. */
export type Demand = Pick<Decision, 'action' | 'levels'>;

const FROM_LAX_TO_STRICT: readonly PolicyAction[] = ['allow', 'approve', 'hide'];
const LEVELS: readonly ApprovalLevel[] = [1, 2];

/** The strictest of the decisions for several rules, travellers or parts; allowed if there are none. */
export function strictest(decisions: readonly Demand[]): Decision {
  const action = strictestAction(decisions.map((decision) => decision.action));
  return {
    action,
    levels: LEVELS.filter(
      (level) => action === 'approve' && decisions.some(({ levels }) => levels.includes(level)),
    ),
    inPolicy: action === 'allow',
  };
}

function strictestAction(actions: readonly PolicyAction[]): PolicyAction {
  return FROM_LAX_TO_STRICT.findLast((action) => actions.includes(action)) ?? 'allow';
}

/** The most permissive action; `hide` if there are none. */
export function laxestAction(actions: readonly PolicyAction[]): PolicyAction {
  return FROM_LAX_TO_STRICT.find((action) => actions.includes(action)) ?? 'hide';
}
