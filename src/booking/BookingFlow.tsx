import '../i18n/catalogues/booking.ts';
import '../i18n/catalogues/verdicts.ts';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { selectStage, stepSelector } from '#machines/booking/booking-selectors.ts';
import { lastChoiceStep } from '#machines/booking/booking-steps.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { BookingContext, useBooking, useBookingSelector } from '../actors/booking/booking-hooks.ts';
import type { BookingPorts } from '../actors/booking/booking-ports.ts';
import { type Booking, type FlowTrip, startBooking } from '../actors/booking/start-booking.ts';
import { THIS_TAB } from '../actors/booking/this-tab.ts';
import { useTripDraftSource } from '../actors/trip-draft/trip-draft-hooks.ts';
import { useSessionSelector } from '../actors/use-session.ts';
import { whenIdle } from '../actors/when-idle.ts';
import { Adding, AddingFailed } from '../components/booking/AddingPart.tsx';
import { ResumeFailed } from '../components/booking/BookingNotices.tsx';
import { LinearProgress } from '../components/LinearProgress.tsx';
import { SoldKinds } from '../components/sold-kinds.ts';
import { FlowNotices } from './FlowNotices.tsx';
import { type FlowPages, FlowPagesContext, stepAt, useFlowPages } from './flow-pages.ts';
import { NotSold } from './NotSold.tsx';
import { useAcceptedChange } from './use-accepted-change.ts';
import { usePartAddition } from './use-added-part.ts';
import { useStepInAddress } from './use-step-in-address.ts';

interface BookingFlowProps {
  ports: BookingPorts;
  pages: FlowPages;
}

export function BookingFlow({ ports, pages }: BookingFlowProps) {
  // Another company has its own bookings.
  const owner = useSessionSelector((snapshot) => selectSession(snapshot)?.companyUser._id);
  const [bookings, setBookings] = useState(0);
  const { flowStarts } = useTripDraftSource();
  const { unsold = [] } = use(SoldKinds);
  const startCount = useSyncExternalStore(flowStarts.subscribe, () => flowStarts.startCount(ports.kind));
  if (owner === undefined) return null;
  if (unsold.includes(ports.kind)) return <NotSold kind={ports.kind} />;
  return (
    <FlowPagesContext value={pages}>
      <OneBooking
        key={`${owner} ${bookings} ${startCount}`}
        owner={owner}
        ports={ports}
        pages={pages}
        onNext={() => setBookings(bookings + 1)}
      />
    </FlowPagesContext>
  );
}

interface OneBookingProps extends BookingFlowProps {
  owner: string;
  onNext: () => void;
}

function OneBooking({ ports, pages, owner, onNext }: OneBookingProps) {
  const router = useRouter();
  const { started: tripStarted, flowStarts } = useTripDraftSource();
  const [booking, setBooking] = useState<Booking | null>(null);
  // The actor calls the server, so it starts and stops with its page.
  useEffect(() => {
    const { api } = router.options.context;
    const step = stepAt(pages, router.state.location.pathname) ?? '';
    const trip: FlowTrip = {
      add: async (part) => (await tripStarted).add(part),
      takeStart: () => flowStarts.take(ports.kind),
    };
    const isReloaded = isLoadedAt(pages);
    const started = startBooking(api, ports, { step, owner, tab: THIS_TAB, trip, isReloaded });
    setBooking(started);
    return () => started.stop();
  }, [router, ports, pages, owner, tripStarted, flowStarts]);
  if (!booking) return <LinearProgress visible />;
  return (
    <BookingContext value={booking}>
      <BookingPages onNext={onNext} />
    </BookingContext>
  );
}

function isLoadedAt(pages: FlowPages): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || stepAt(pages, new URL(loaded.name).pathname) !== null;
}

interface BookingPagesProps {
  onNext: () => void;
}

export function BookingPages({ onNext }: BookingPagesProps) {
  const pages = useFlowPages();
  const { actor, flow } = useBooking();
  const stage = useBookingSelector(selectStage);
  const step = useBookingSelector(stepSelector(flow));
  const shown = useLocation({ select: ({ pathname }) => stepAt(pages, pathname) });
  useStepInAddress(onNext);
  useNextPage(step);
  usePartAddition();
  useAcceptedChange();
  if (stage === 'resumeFailed') {
    return (
      <ResumeFailed
        onRetry={() => actor.send({ type: 'draft.retry' })}
        onDiscard={() => actor.send({ type: 'booking.discard' })}
      />
    );
  }
  if (stage === 'adding') return <Adding />;
  if (stage === 'addingFailed') {
    return (
      <AddingFailed
        onRetry={() => actor.send({ type: 'part.retry' })}
        onBack={() => actor.send({ type: 'step.open', step: lastChoiceStep(flow) })}
      />
    );
  }
  const isShown = stage === 'booked' ? shown === flow.steps.at(-1)?.name : step !== null && step === shown;
  if (!isShown) return <LinearProgress visible />;
  return (
    <>
      <FlowNotices />
      <Outlet />
    </>
  );
}

/**
 * Loads the code of the next step's page while this one is shown: then it can say what went wrong when the connection
 * breaks in between, in place of the browser's own page. The code is outside of React, hence the effect.
 */
function useNextPage(step: string | null): void {
  const router = useRouter();
  const { steps } = useFlowPages();
  const names = Object.keys(steps);
  const next = step === null ? undefined : names[names.indexOf(step) + 1];
  const path = next === undefined ? undefined : steps[next]?.path;
  useEffect(() => {
    if (path === undefined) return;
    return whenIdle(() => void router.preloadRoute({ to: path }).catch(() => {}));
  }, [router, path]);
}
