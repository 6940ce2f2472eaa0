import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { selectStage, stepSelector } from '#machines/booking/booking-selectors.ts';
import { lastChoiceStep } from '#machines/booking/booking-steps.ts';
import { useBooking, useBookingSelector } from '../actors/booking/booking-hooks.ts';
import { pathOf, stepAt, useFlowPages } from './flow-pages.ts';

/**
 * Keeps URL and chart at the same step: the URL has the requested step, the chart decides which one is shown,
 * and the URL follows. Both are outside of React, hence the effects.
 */
export function useStepInAddress(onNext: () => void): void {
  const pages = useFlowPages();
  const { actor, flow } = useBooking();
  const router = useRouter();
  const navigate = useNavigate();
  const target = useLocation({ select: ({ pathname }) => stepAt(pages, pathname) });
  const step = useBookingSelector(stepSelector(flow));
  const before = useRef<typeof step>(null);
  const next = useRef(onNext);
  next.current = onNext;

  useEffect(() => {
    if (target === null) return;
    const stage = selectStage(actor.getSnapshot());
    // A failure to add the choice to the trip is shown at the address of the choice.
    const isStillShown = stage === 'addingFailed' && target === lastChoiceStep(flow);
    if (stage === 'added' || isStillShown) return;
    if (stage === 'booked') {
      // After a booking, another step starts the next one.
      if (target !== flow.steps.at(-1)?.name) next.current();
      return;
    }
    actor.send({ type: 'step.open', step: target });
    const opened = stepSelector(flow)(actor.getSnapshot());
    if (opened !== null && opened !== target) void navigate({ to: pathOf(pages, opened), replace: true });
  }, [actor, flow, pages, navigate, target]);

  useEffect(() => {
    const isFirst = before.current === null;
    before.current = step;
    const shown = stepAt(pages, router.state.location.pathname);
    if (step === null || shown === null || step === shown) return;
    void navigate({ to: pathOf(pages, step), replace: isFirst });
  }, [navigate, pages, router, step]);
}
