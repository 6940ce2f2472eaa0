import type { Trip } from '#domain/contract.ts';
import { decidableChange } from '../changes/changes.ts';
import { type DecisionSubject, findActionOffer } from './deciding.ts';

export type AskingState =
  | { state: 'closed' }
  | { state: 'open'; subject: DecisionSubject; sending: boolean; refusal: string | null };

export interface AnsweringState {
  questionId: string;
  sending: boolean;
  refusal: string | null;
}

export interface AskingProps {
  asking: AskingState;
  asked: number;
  answering: AnsweringState | null;
  onAsk: (subject: DecisionSubject) => void;
  onLeaveAsking: () => void;
  onSendQuestion: (text: string) => void;
  onAnswer: (questionId: string, text: string) => void;
}

export function mayDecideNow(trip: Trip): boolean {
  return findActionOffer(trip, 'approve').kind === 'allowed' || decidableChange(trip) !== undefined;
}
