import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { HOTEL_PORTS } from '../../actors/hotel-booking/hotel-booking.ts';
import { BookingFlow } from '../../booking/BookingFlow.tsx';
import { HOTEL_PAGES } from '../../features/hotel-booking/hotel-pages.tsx';

export const Route = createFileRoute('/_authenticated/booking/hotel')({
  staticData: { title: msg`Hotel booking` },
  component: () => <BookingFlow ports={HOTEL_PORTS} pages={HOTEL_PAGES} />,
});
