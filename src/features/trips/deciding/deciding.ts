import type { Money, Trip, TripAction } from '#domain/contract.ts';

export const DECISIONS = ['approve', 'sendBack', 'reject'] as const satisfies TripAction[];

export type DecisionAction = (typeof DECISIONS)[number];

/** The trip to decide on, as shown to the viewer. */
export interface TripForDecision {
  version: number;
  total: Money;
}

export type DecisionState =
  | { state: 'closed' }
  | {
      state: 'open';
      action: DecisionAction;
      shown: TripForDecision;
      /** The total when the dialog was opened, if it has changed since. */
      totalBefore: Money | null;
      sending: boolean;
      refusal: string | null;
    }
  | { state: 'decided'; action: DecisionAction };

/** The previous and next trip that wait for the same approver, in the order of their list. */
export interface WaitingNeighbours {
  previous: string | null;
  next: string | null;
  /** The number of other waiting trips. */
  others: number;
}

export interface DecidingProps {
  decision: DecisionState;
  neighbours: WaitingNeighbours;
  onDecide: (action: DecisionAction) => void;
  onLeaveDecision: () => void;
  onSendDecision: (comment: string) => void;
  /** Opens another trip. */
  onGo: (href: string) => void;
}

export const tripForDecision = ({ version, total }: Trip): TripForDecision => ({
  version,
  total: total.asked,
});

export type WithheldReason = Trip['withheldActions'][number]['reason'];

/** Whether an action is offered, withheld for a reason, or not available to the viewer at all. */
export type ActionOffer =
  | { kind: 'allowed' }
  | { kind: 'withheld'; reason: WithheldReason }
  | { kind: 'none' };

export function findActionOffer(
  { allowedActions, withheldActions }: Pick<Trip, 'allowedActions' | 'withheldActions'>,
  action: TripAction,
): ActionOffer {
  if (allowedActions.includes(action)) return { kind: 'allowed' };
  const withheld = withheldActions.find((one) => one.action === action);
  return withheld ? { kind: 'withheld', reason: withheld.reason } : { kind: 'none' };
}
