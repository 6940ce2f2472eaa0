import type { Money, Trip, TripAction } from '#domain/contract.ts';

export const DECISIONS = ['approve', 'sendBack', 'reject'] as const satisfies TripAction[];

export type DecisionAction = (typeof DECISIONS)[number];

/** What a decision is about: the trip as the person sees it. */
export interface TripForDecision {
  version: number;
  total: Money;
}

export type DecisionState =
  | { state: 'closed' }
  | {
      state: 'open';
      action: DecisionAction;
      seen: TripForDecision;
      /** What the trip cost when the person wanted to decide, if it has changed since. */
      totalBefore: Money | null;
      sending: boolean;
      refusal: string | null;
    }
  | { state: 'decided'; action: DecisionAction };

/** The trips beside this one that wait for the same person, in the order of their list. */
export interface WaitingNeighbours {
  previous: string | null;
  next: string | null;
  /** How many wait besides this one. */
  others: number;
}

export interface DecidingProps {
  decision: DecisionState;
  neighbours: WaitingNeighbours;
  onDecide: (action: DecisionAction) => void;
  onLeaveDecision: () => void;
  onSendDecision: (comment: string) => void;
  /** Goes to the address of another trip. */
  onGo: (href: string) => void;
}

export const tripForDecision = ({ version, total }: Trip): TripForDecision => ({
  version,
  total: total.asked,
});

export type WithheldReason = Trip['withheldActions'][number]['reason'];

/** Whether an action is offered, held back for a reason, or not there at all for a person. */
export type ActionOffer =
  | { kind: 'allowed' }
  | { kind: 'withheld'; reason: WithheldReason }
  | { kind: 'none' };

export function offerOf(
  { allowedActions, withheldActions }: Pick<Trip, 'allowedActions' | 'withheldActions'>,
  action: TripAction,
): ActionOffer {
  if (allowedActions.includes(action)) return { kind: 'allowed' };
  const withheld = withheldActions.find((one) => one.action === action);
  return withheld ? { kind: 'withheld', reason: withheld.reason } : { kind: 'none' };
}
