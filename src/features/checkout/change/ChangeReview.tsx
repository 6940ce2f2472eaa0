import '../../../i18n/catalogues/checkout.ts';
import type { ChangeTarget } from '#domain/part-change/change-target.ts';
import { useBookingSelector, useReview } from '../../../actors/booking/booking-hooks.ts';
import type { ReviewActor } from '../../../actors/booking/review-logic.ts';
import { useStepBar } from '../../../booking/flow-pages.ts';
import { paths } from '../../../components/paths.ts';
import { ChangeReviewScreen } from './ChangeReviewScreen.tsx';
import { useReviewView } from './use-review-view.ts';

interface ChangeReviewProps {
  changed: ChangeTarget;
}

export function ChangeReview({ changed }: ChangeReviewProps) {
  const { steps } = useStepBar();
  const review = useReview();
  // The review has ended with its booking.
  const change = useBookingSelector(({ context }) => context.change);
  if (change) {
    return <ChangeReviewScreen state={change} tripHref={paths.trip(changed.tripId)} steps={steps} />;
  }
  return review ? <ReviewPage review={review} /> : <ChangeReviewScreen state="loading" steps={steps} />;
}

export function ReviewPage({ review }: { review: ReviewActor }) {
  const { steps } = useStepBar();
  const shown = useReviewView(review);
  return <ChangeReviewScreen {...shown} steps={steps} />;
}
