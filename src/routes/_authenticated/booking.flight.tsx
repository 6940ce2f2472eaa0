import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FLIGHT_PORTS } from '../../actors/flight-booking/flight-booking.ts';
import { BookingFlow } from '../../booking/BookingFlow.tsx';
import { FLIGHT_PAGES } from '../../features/flight-booking/flight-pages.tsx';

export const Route = createFileRoute('/_authenticated/booking/flight')({
  staticData: { title: msg`Flight booking` },
  component: () => <BookingFlow ports={FLIGHT_PORTS} pages={FLIGHT_PAGES} />,
});
