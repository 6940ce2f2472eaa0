import type { StartName } from './change-review-starts.ts';

type Stage =
  | 'resuming'
  | 'quoting'
  | 'notQuoted'
  | 'form'
  | 'renewing'
  | 'asking'
  | 'gone'
  | 'keeping'
  | 'sending'
  /** The page of the trip. */
  | 'ended';

export interface Review {
  stage: Stage;
  kept: StartName | null;
  /** A quote was shown, so that each other one has to be accepted. */
  isQuoted: boolean;
  /** The price that the person has accepted, in percent above the list. */
  accepted: number;
  /** What the hotel asks for now, in percent above the list. */
  market: number;
  /** The approvals that the person has seen. */
  levels: 0 | 1;
  /** The approvals that the policy asks for now. */
  policy: 0 | 1;
  question: 'dearer' | 'cheaper' | 'otherTerms' | null;
  gone: 'soldOut' | 'notOffered' | null;
  /** Why there is no quote. */
  fault: 'refused' | 'unanswered' | null;
  /** The price is valid for a short time only. */
  endsSoon: boolean;
  /** The server has refused the change, and it is quoted again. */
  isRefused: boolean;
  /** The change was not kept, so that it was not sent. */
  isUnreachable: boolean;
  comment: string;
}

export const OPENED: Review = {
  stage: 'resuming',
  kept: null,
  isQuoted: false,
  accepted: 0,
  market: 0,
  levels: 0,
  policy: 0,
  question: null,
  gone: null,
  fault: null,
  endsSoon: false,
  isRefused: false,
  isUnreachable: false,
  comment: '',
};

/** Whether the form is shown, be it under a dialog. */
export function isFormShown({ stage, isQuoted }: Review): boolean {
  return isQuoted && FORM_STAGES.has(stage);
}

const FORM_STAGES: ReadonlySet<Stage> = new Set([
  'quoting',
  'form',
  'renewing',
  'asking',
  'keeping',
  'sending',
]);
