import type { PolicyAction } from '../contract.ts';

export type ApprovalLevel = 1 | 2;

export interface Decision {
  action: PolicyAction;
  levels: readonly ApprovalLevel[];
  /**
   * Whether the offer may be booked without approval. Badge, filters, counts and alternatives all read this.
   */
  inPolicy: boolean;
}

export type Demand = Pick<Decision, 'action' | 'levels'>;

const FROM_LAX_TO_STRICT: readonly PolicyAction[] = ['allow', 'approve', 'hide'];
const LEVELS: readonly ApprovalLevel[] = [1, 2];

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

export function laxestAction(actions: readonly PolicyAction[]): PolicyAction {
  return FROM_LAX_TO_STRICT.find((action) => actions.includes(action)) ?? 'hide';
}
