import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ChangedPart } from '#domain/part-change/changed-part.ts';
import { useBooking } from '../actors/booking/booking-hooks.ts';
import { paths } from '../components/paths.ts';

/** Cancels a change and returns to its trip, where everything is booked as before. */
export function useLeaveChange(): (changed: ChangedPart) => void {
  const navigate = useNavigate();
  const { giveUp } = useBooking();
  return useCallback(
    ({ tripId }) => {
      giveUp();
      void navigate({ href: paths.trip(tripId) });
    },
    [giveUp, navigate],
  );
}
