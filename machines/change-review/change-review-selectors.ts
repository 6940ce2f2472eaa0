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
const NOT_QUOTED_STATES = ['unreachable', 'refused'] as const;
const QUOTED_STATES = ['resting', 'refused', 'unreachable'] as const;
const DIFFERENCES = ['dearer', 'cheaper', 'otherTerms'] as const;

export type ReviewState =
  | (typeof STATES)[number]
  | `notQuoted.${(typeof NOT_QUOTED_STATES)[number]}`
  | `quoted.${(typeof QUOTED_STATES)[number]}`
  | `differs.${(typeof DIFFERENCES)[number]}`;

export const selectReviewState = (snapshot: ReviewSnapshot): ReviewState => {
  const notQuoted = NOT_QUOTED_STATES.find((state) => snapshot.matches({ notQuoted: state }));
  if (notQuoted) return `notQuoted.${notQuoted}`;
  const quoted = QUOTED_STATES.find((state) => snapshot.matches({ quoted: state }));
  if (quoted) return `quoted.${quoted}`;
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
