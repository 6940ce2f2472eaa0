import type { Money, Trip, TripAction } from '#domain/contract.ts';

export const DECISIONS = ['approve', 'sendBack', 'reject'] as const satisfies TripAction[];

export type DecisionAction = (typeof DECISIONS)[number];

export type DecisionSubject = { kind: 'trip' } | { kind: 'change'; changeId: string };

export const THE_TRIP: DecisionSubject = { kind: 'trip' };

export interface TripForDecision {
  version: number;
  total: Money;
}

export interface OpenDecision {
  state: 'open';
  subject: DecisionSubject;
  action: DecisionAction;
  shown: TripForDecision;
  totalBefore: Money | null;
  sending: boolean;
  refusal: string | null;
}

export type DecisionState =
  | { state: 'closed' }
  | OpenDecision
  | { state: 'decided'; subject: DecisionSubject; action: DecisionAction };

export interface WaitingNeighbours {
  previous: string | null;
  next: string | null;
  others: number;
}

export interface DecidingProps {
  decision: DecisionState;
  neighbours: WaitingNeighbours;
  onDecide: (action: DecisionAction, subject: DecisionSubject) => void;
  onLeaveDecision: () => void;
  onSendDecision: (comment: string) => void;
  onGo: (href: string) => void;
}

export const tripForDecision = ({ version, total }: Trip): TripForDecision => ({
  version,
  total: total.asked,
});

export type WithheldReason = Trip['withheldActions'][number]['reason'];

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

export function findOpenDecision<Kind extends DecisionSubject['kind']>(
  decision: DecisionState,
  kind: Kind,
): (OpenDecision & { subject: Extract<DecisionSubject, { kind: Kind }> }) | null {
  return decision.state === 'open' && isAbout(decision, kind) ? decision : null;
}

function isAbout<Kind extends DecisionSubject['kind']>(
  decision: OpenDecision,
  kind: Kind,
): decision is OpenDecision & { subject: Extract<DecisionSubject, { kind: Kind }> } {
  return decision.subject.kind === kind;
}
