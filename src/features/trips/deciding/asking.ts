import type { Trip } from '#domain/contract.ts';
import { decidableChange } from '../changes/changes.ts';
import { type DecisionSubject, findActionOffer } from './deciding.ts';

export type AskingState =
  | { state: 'closed' }
  | { state: 'open'; subject: DecisionSubject; sending: boolean; refusal: string | null };

/** The answer that is being sent, or was refused. */
export interface AnsweringState {
  questionId: string;
  sending: boolean;
  refusal: string | null;
}

export interface AskingProps {
  asking: AskingState;
  /** The number of questions asked from this page; the field is empty again after each. */
  asked: number;
  answering: AnsweringState | null;
  onAsk: (subject: DecisionSubject) => void;
  onLeaveAsking: () => void;
  onSendQuestion: (text: string) => void;
  onAnswer: (questionId: string, text: string) => void;
}

/** Whether the viewer decides on what waits, a trip or a change of it. */
export function mayDecideNow(trip: Trip): boolean {
  return findActionOffer(trip, 'approve').kind === 'allowed' || decidableChange(trip) !== undefined;
}
