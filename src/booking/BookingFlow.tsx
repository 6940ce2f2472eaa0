import '../i18n/catalogues/booking.ts';
import '../i18n/catalogues/verdicts.ts';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { selectStage, stepSelector } from '#machines/booking/booking-selectors.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { BookingProvider } from '../actors/booking/BookingProvider.tsx';
import { useBooking, useBookingSelector } from '../actors/booking/booking-hooks.ts';
import type { BookingPorts } from '../actors/booking/booking-ports.ts';
import { type Booking, startBooking } from '../actors/booking/start-booking.ts';
import { THIS_TAB } from '../actors/booking/this-tab.ts';
import { useSessionSelector } from '../actors/use-session.ts';
import { ResumeFailed } from '../components/booking/BookingNotices.tsx';
import { LinearProgress } from '../components/LinearProgress.tsx';
import { FlowNotices } from './FlowNotices.tsx';
import { type FlowPages, FlowPagesContext, stepAt, useFlowPages } from './flow-pages.ts';
import { useNextPage } from './use-next-page.ts';
import { useStepInAddress } from './use-step-in-address.ts';

interface BookingFlowProps {
  ports: BookingPorts;
  pages: FlowPages;
}

/** A booking, for as long as one of its pages is open. Another company has bookings of its own. */
export function BookingFlow({ ports, pages }: BookingFlowProps) {
  // A person's membership in a company.
  const owner = useSessionSelector((snapshot) => selectSession(snapshot)?.companyUser._id);
  const [bookings, setBookings] = useState(0);
  if (owner === undefined) return null;
  return (
    <FlowPagesContext value={pages}>
      <OneBooking
        key={`${owner} ${bookings}`}
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
  const [booking, setBooking] = useState<Booking | null>(null);
  // It calls the server, so it begins when its page is there and ends with it.
  useEffect(() => {
    const { api } = router.options.context;
    const step = stepAt(pages, router.state.location.pathname) ?? '';
    const started = startBooking(api, ports, { step, owner, tab: THIS_TAB });
    setBooking(started);
    return () => started.stop();
  }, [router, ports, pages, owner]);
  if (!booking) return <LinearProgress visible />;
  return (
    <BookingProvider booking={booking}>
      <BookingPages onNext={onNext} />
    </BookingProvider>
  );
}

interface BookingPagesProps {
  /** A person who has booked wants to book something else. */
  onNext: () => void;
}

/** The page of the step that the booking is at. */
export function BookingPages({ onNext }: BookingPagesProps) {
  const pages = useFlowPages();
  const { actor, flow } = useBooking();
  const stage = useBookingSelector(selectStage);
  const step = useBookingSelector(stepSelector(flow));
  const shown = useLocation({ select: ({ pathname }) => stepAt(pages, pathname) });
  useStepInAddress(onNext);
  useNextPage(step);
  if (stage === 'resumeFailed') {
    return (
      <ResumeFailed
        onRetry={() => actor.send({ type: 'draft.retry' })}
        onDiscard={() => actor.send({ type: 'booking.discard' })}
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
