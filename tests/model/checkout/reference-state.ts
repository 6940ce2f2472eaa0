import type { Question } from '../prices.ts';

/** What was saved when the checkout is opened. */
export type KeptName =
  | 'a room'
  | 'a room whose price soon ends'
  | 'a room that will be declined'
  | 'a room whose answer will be lost'
  | 'a room to be approved'
  | 'a room to be paid by card'
  | 'an order'
  | 'a trip'
  | 'a change';

type Stage =
  | 'resuming'
  | 'opening'
  | 'notOpened'
  | 'refusedToOpen'
  | 'form'
  | 'pricing'
  | 'asking'
  | 'gone'
  | 'keeping'
  | 'sending'
  | 'unclear'
  | 'askingAgain'
  | 'confirming'
  | 'unanswered'
  | 'booked'
  | 'waiting'
  | 'declined'
  /** The page of the trip whose part is changed. */
  | 'changed';

/** Why the order was refused. */
export type Refusal = 'travelerInactive' | 'priceRisen' | 'approvalNeeded';

export interface Checkout {
  stage: Stage;
  kept: KeptName | null;
  /** The form was opened; an order of a page that was left is sent again before. */
  isOpened: boolean;
  /** The price that the person has accepted, in percent above the list. */
  accepted: number;
  /** What the supplier asks for now, in percent above the list. */
  market: number;
  /** The approvals that the person has seen. */
  levels: 0 | 1;
  /** The approvals that the policy asks for now. */
  policy: 0 | 1;
  question: Question | null;
  gone: 'soldOut' | 'notOffered' | null;
  /** The price is valid for a short time only. */
  endsSoon: boolean;
  /** It ended before the form was opened. */
  hasEnded: boolean;
  isOrdered: boolean;
  /** The order was refused once because something had changed, and is priced again. */
  isRechecked: boolean;
  refusal: Refusal | null;
  /** The last request didn't reach the server. */
  isUnreachable: boolean;
  card: 'first' | 'other' | null;
  project: string;
  comment: string;
  isProjectMissing: boolean;
  /** The price at which the order arrived, in percent above the list. */
  soldAt: number | null;
}

export const OPENED: Checkout = {
  stage: 'resuming',
  kept: null,
  isOpened: false,
  accepted: 0,
  market: 0,
  levels: 0,
  policy: 0,
  question: null,
  gone: null,
  endsSoon: false,
  hasEnded: false,
  isOrdered: false,
  isRechecked: false,
  refusal: null,
  isUnreachable: false,
  card: null,
  project: '',
  comment: '',
  isProjectMissing: false,
  soldAt: null,
};

/** Whether the form is shown, be it under a dialog. */
export function isFormShown({ stage, isOpened }: Checkout): boolean {
  return isOpened && FORM_STAGES.has(stage);
}

const FORM_STAGES: ReadonlySet<Stage> = new Set(['form', 'pricing', 'asking', 'gone', 'keeping', 'sending']);
