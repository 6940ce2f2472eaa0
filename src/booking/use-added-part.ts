import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { selectStage } from '#machines/booking/booking-selectors.ts';
import { useBooking, useBookingSelector } from '../actors/booking/booking-hooks.ts';
import { paths } from '../components/paths.ts';
import { showToast } from '../components/toasts/toast-queue.ts';
import { stepAt, useFlowPages } from './flow-pages.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    draftTripChanged?: boolean;
  }
}

/**
 * Continues once the choice has become a part of the draft trip. The URL is outside of React, hence the
 * effect.
 */
export function usePartAddition(): void {
  const { t } = useLingui();
  const navigate = useNavigate();
  const router = useRouter();
  const pages = useFlowPages();
  const { actor } = useBooking();
  const isAdded = useBookingSelector(selectStage) === 'added';
  const isAnnounced = useRef(false);
  useEffect(() => {
    if (!isAdded || isAnnounced.current) return;
    isAnnounced.current = true;
    const { continueTo, replaces } = actor.getSnapshot().context;
    showToast(replaces ? t`Your trip was changed` : t`Added to your trip`, 'success');
    // A person who has gone elsewhere in the meantime, while that page is loading, is not fetched back.
    if (stepAt(pages, router.history.location.pathname) === null) return;
    const to = continueTo === 'tripCheckout' ? paths.tripCheckout : paths.home;
    void navigate({ to, replace: true, state: { draftTripChanged: true } });
  }, [actor, isAdded, navigate, pages, router, t]);
}
