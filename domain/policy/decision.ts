import type { PolicyAction } from '../contract.ts';

export type ApprovalLevel = 1 | 2;

/** What follows from a verdict, or from several of them together. */
export interface Decision {
  action: PolicyAction;
  /** Who has to approve, in this order; nobody unless the action is `approve`. */
  levels: readonly ApprovalLevel[];
  /** Whether the offer may be booked without an approval. Badge, filters, counts and alternatives all read this. */
  inPolicy: boolean;
}

/** What one rule, traveller or part asks for. */
export type Demand = Pick<Decision, 'action' | 'levels'>;

const FROM_LAX_TO_STRICT: readonly PolicyAction[] = ['allow', 'approve', 'hide'];
const LEVELS: readonly ApprovalLevel[] = [1, 2];

/** The strictest of the decisions for several rules, travellers or parts; without any, all is allowed. */
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

/** The action of whatever permits most; where nothing permits anything, hiding. */
export function laxestAction(actions: readonly PolicyAction[]): PolicyAction {
  return FROM_LAX_TO_STRICT.find((action) => actions.includes(action)) ?? 'hide';
}
