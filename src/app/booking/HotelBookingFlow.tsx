import '../../i18n/catalogues/booking.ts';
import '../../i18n/catalogues/verdicts.ts';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { selectStage, selectStep } from '#machines/hotel-booking/hotel-booking-selectors.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { HotelBookingProvider } from '../../actors/HotelBookingProvider.tsx';
import { type HotelBooking, startHotelBooking } from '../../actors/hotel-booking-actor.ts';
import { useHotelBooking, useHotelBookingSelector } from '../../actors/use-hotel-booking.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { ResumeFailed } from '../../components/booking/BookingNotices.tsx';
import { LinearProgress } from '../../components/LinearProgress.tsx';
import { HotelNotices } from './HotelNotices.tsx';
import { hotelStepAt } from './hotel-step-paths.ts';
import { useStepInAddress } from './use-step-in-address.ts';

/** The booking of a hotel, for as long as one of its pages is open. Another company has bookings of its own. */
export function HotelBookingFlow() {
  const companyId = useSessionSelector((snapshot) => selectSession(snapshot)?.company._id);
  const [bookings, setBookings] = useState(0);
  if (companyId === undefined) return null;
  return <OneBooking key={`${companyId} ${bookings}`} onNext={() => setBookings(bookings + 1)} />;
}

function OneBooking({ onNext }: { onNext: () => void }) {
  const router = useRouter();
  const [booking, setBooking] = useState<HotelBooking | null>(null);
  // It calls the server, so it begins when its page is there and ends with it.
  useEffect(() => {
    const started = startHotelBooking(
      router.options.context.api,
      hotelStepAt(router.state.location.pathname) ?? 'search',
    );
    setBooking(started);
    return () => started.stop();
  }, [router]);
  if (!booking) return <LinearProgress visible />;
  return (
    <HotelBookingProvider booking={booking}>
      <HotelBookingPages onNext={onNext} />
    </HotelBookingProvider>
  );
}

interface HotelBookingPagesProps {
  /** Whoever has booked wants to book something else. */
  onNext: () => void;
}

/** The page of the step that the booking is at. */
export function HotelBookingPages({ onNext }: HotelBookingPagesProps) {
  const { actor } = useHotelBooking();
  const stage = useHotelBookingSelector(selectStage);
  const step = useHotelBookingSelector(selectStep);
  const shown = useLocation({ select: ({ pathname }) => hotelStepAt(pathname) });
  useStepInAddress(onNext);
  if (stage === 'resumeFailed') {
    return (
      <ResumeFailed
        onRetry={() => actor.send({ type: 'draft.retry' })}
        onDiscard={() => actor.send({ type: 'booking.discard' })}
      />
    );
  }
  const isThere = stage === 'booked' ? shown === 'checkout' : step !== null && step === shown;
  if (!isThere) return <LinearProgress visible />;
  return (
    <>
      <HotelNotices />
      <Outlet />
    </>
  );
}
