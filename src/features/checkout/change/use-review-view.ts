import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ErrorCode } from '#domain/contract.ts';
import {
  type ReviewState,
  selectReviewState,
  selectSending,
} from '#machines/change-review/change-review-selectors.ts';
import { useBooking } from '../../../actors/booking/booking-hooks.ts';
import type { ReviewActor } from '../../../actors/booking/review-logic.ts';
import { useUnclear } from '../../../actors/booking/use-unclear.ts';
import { useChangedExtras } from '../../../booking/use-changed-extras.ts';
import { paths } from '../../../components/paths.ts';
import { describeCode } from '../../../i18n/describe-error.ts';
import { i18n } from '../../../i18n/i18n.ts';
import type { ChangeFormProps } from './ChangeForm.tsx';
import type { OpenReview } from './ChangeReviewScreen.tsx';

/** The user's options after a refusal that is not about the offer; a change has no fields to correct. */
const HINTS: Readonly<Partial<Record<ErrorCode, MessageDescriptor>>> = {
  card_expired: msg`A change uses the card of its trip: choose something that ends earlier, or enter the new expiry date of the card where it is saved, and try again.`,
  card_unknown: msg`A change uses the card of its trip: choose something that ends no later than what is booked.`,
  passport_expired: msg`Add a passport that is valid long enough to the profile of the traveller, and try again.`,
  passenger_data_missing: msg`Add it to the profile of the traveller, and try again.`,
};

function refusalWords(code: ErrorCode): string {
  const hint = HINTS[code];
  return hint ? `${describeCode(code)} ${i18n._(hint)}` : describeCode(code);
}

export function useReviewView(review: ReviewActor): OpenReview {
  const { t } = useLingui();
  const { actor } = useBooking();
  const state = useSelector(review, selectReviewState);
  const unclear = useUnclear(useSelector(review, selectSending));
  const refusal = useSelector(review, ({ context }) => context.refusal);
  const changes = useSelector(review, ({ context }) => context.changes);
  const part = useSelector(review, ({ context }) => context.part);
  const proposed = useSelector(review, ({ context }) => context.proposedPart);
  const form = useShownForm(review, state);
  const { lost } = useChangedExtras(part ? [part] : [], proposed && [proposed]);
  const tripHref = paths.trip(changes.tripId);
  const onRetry = () => review.send({ type: 'quote.retry' });
  const onPickAnother = () => actor.send({ type: 'offer.drop' });
  if (unclear) return { state: 'unclear', ...unclear };
  switch (state) {
    case 'noQuote.unreachable':
      return {
        state: 'noQuote',
        message: t`No answer came. Nothing was changed.`,
        onRetry,
        onPickAnother,
      };
    case 'noQuote.refused':
      return { state: 'noQuote', message: refusalWords(refusal ?? 'internal'), onRetry, onPickAnother };
    case 'extrasGone':
      return {
        state,
        lost,
        onAccept: () => review.send({ type: 'quote.accept' }),
        onReview: () => actor.send({ type: 'extras.review', extras: proposed?.extras ?? null }),
      };
    case 'soldOut':
    case 'notOffered':
      return { state, onPickAnother };
    case 'notChangeable':
      return { state, tripHref };
    case 'withheld':
      return { state, message: describeCode(refusal ?? 'action_withheld'), tripHref };
    case 'busy':
      return { state, tripHref, onRetry };
    case 'requested':
    case 'placed':
      return { state, tripHref };
    default:
      return form ? { state: 'ready', ...form } : { state: 'loading' };
  }
}

function useShownForm(review: ReviewActor, state: ReviewState): ChangeFormProps | null {
  const { t } = useLingui();
  const { actor } = useBooking();
  const accepted = useSelector(review, ({ context }) => context.offered);
  const proposal = useSelector(review, ({ context }) => context.proposal);
  const info = useSelector(review, ({ context }) => context.info);
  const refusal = useSelector(review, ({ context }) => context.refusal);
  const current = proposal ?? accepted;
  if (!current) return null;
  return {
    current,
    accepted: proposal && accepted,
    info,
    progress: toProgress(state),
    refusal:
      state === 'offered.unreachable'
        ? t`The server can't be reached. Nothing was changed. Please try again.`
        : refusalText(state, refusal),
    onEdit: (edited) => review.send({ type: 'info.edit', info: edited }),
    onSubmit: (entered) => review.send({ type: 'change.submit', info: entered }),
    onAccept: () => review.send({ type: 'quote.accept' }),
    onPickAnother: () => actor.send({ type: 'offer.drop' }),
  };
}

function refusalText(state: ReviewState, refusal: ErrorCode | null): string | null {
  return state === 'offered.refused' && refusal ? refusalWords(refusal) : null;
}

function toProgress(state: ReviewState): ChangeFormProps['progress'] {
  switch (state) {
    case 'renewing':
    case 'quoting':
      return 'renewing';
    case 'saving':
    case 'sending':
      return 'sending';
    default:
      return 'resting';
  }
}
