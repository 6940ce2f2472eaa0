import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useBookingSelector, useChangeTarget } from '../actors/booking/booking-hooks.ts';
import { paths } from '../components/paths.ts';
import { showToast } from '../components/toasts/toast-queue.ts';

/** Opens the trip once its change was accepted. The address is outside of React, hence the effect. */
export function useAcceptedChange(): void {
  const { t } = useLingui();
  const navigate = useNavigate();
  const change = useBookingSelector(({ context }) => context.change);
  const tripId = useChangeTarget()?.tripId;
  const isAnnounced = useRef(false);
  useEffect(() => {
    if (change === null || tripId === undefined || isAnnounced.current) return;
    isAnnounced.current = true;
    showToast(
      change === 'requested' ? t`The change was sent for approval` : t`The change was ordered`,
      'success',
    );
    void navigate({ href: paths.trip(tripId), replace: true });
  }, [change, navigate, t, tripId]);
}
