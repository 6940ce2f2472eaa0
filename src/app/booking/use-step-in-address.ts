import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { selectStage, selectStep } from '#machines/hotel-booking/hotel-booking-selectors.ts';
import { useHotelBooking, useHotelBookingSelector } from '../../actors/use-hotel-booking.ts';
import { HOTEL_STEP_PATHS, hotelStepAt } from './hotel-step-paths.ts';

/**
 * Keeps address and chart at the same step: the address says where somebody wants to be, the chart where that leads, and
 * the address follows. Both are outside of React, hence the effects.
 */
export function useStepInAddress(onNext: () => void): void {
  const { actor } = useHotelBooking();
  const router = useRouter();
  const navigate = useNavigate();
  const wanted = useLocation({ select: ({ pathname }) => hotelStepAt(pathname) });
  const step = useHotelBookingSelector(selectStep);
  const before = useRef<typeof step>(null);
  const next = useRef(onNext);
  next.current = onNext;

  useEffect(() => {
    if (wanted === null) return;
    if (selectStage(actor.getSnapshot()) === 'booked') {
      // Whoever has booked and goes to another step begins the next booking.
      if (wanted !== 'checkout') next.current();
      return;
    }
    actor.send({ type: 'step.open', step: wanted });
    const opened = selectStep(actor.getSnapshot());
    if (opened !== null && opened !== wanted) void navigate({ to: HOTEL_STEP_PATHS[opened], replace: true });
  }, [actor, navigate, wanted]);

  useEffect(() => {
    const isFirst = before.current === null;
    before.current = step;
    const shown = hotelStepAt(router.state.location.pathname);
    if (step === null || shown === null || step === shown) return;
    void navigate({ to: HOTEL_STEP_PATHS[step], replace: isFirst });
  }, [navigate, router, step]);
}
