import type { SnapshotFrom } from 'xstate';
import type { ReviewDraft } from './change-review-draft.ts';
import type { changeReviewMachine } from './change-review-machine.ts';

export type ReviewSnapshot = SnapshotFrom<typeof changeReviewMachine>;

const STATES = [
  'quoting',
  'renewing',
  'extrasGone',
  'soldOut',
  'notOffered',
  'notChangeable',
  'withheld',
  'busy',
  'saving',
  'sending',
  'lost',
  'requested',
  'placed',
] as const;
const NO_QUOTE_STATES = ['unreachable', 'refused'] as const;
const OFFERED_STATES = ['resting', 'refused', 'unreachable'] as const;
const DIFFERENCES = ['dearer', 'cheaper', 'otherTerms'] as const;

export type ReviewState =
  | (typeof STATES)[number]
  | `noQuote.${(typeof NO_QUOTE_STATES)[number]}`
  | `offered.${(typeof OFFERED_STATES)[number]}`
  | `differs.${(typeof DIFFERENCES)[number]}`;

export const selectReviewState = (snapshot: ReviewSnapshot): ReviewState => {
  const noQuote = NO_QUOTE_STATES.find((state) => snapshot.matches({ noQuote: state }));
  if (noQuote) return `noQuote.${noQuote}`;
  const offered = OFFERED_STATES.find((state) => snapshot.matches({ offered: state }));
  if (offered) return `offered.${offered}`;
  const difference = DIFFERENCES.find((state) => snapshot.matches({ differs: state }));
  if (difference) return `differs.${difference}`;
  return STATES.find((state) => snapshot.matches(state)) ?? 'quoting';
};

export const isSending = (snapshot: ReviewSnapshot): boolean => snapshot.hasTag('sending');

export const selectSending = ({ children }: ReviewSnapshot) => children.sending;

export const selectReviewDraft = ({ context: { info, change } }: ReviewSnapshot): ReviewDraft => ({
  info,
  change,
});
