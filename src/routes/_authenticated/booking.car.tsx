import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CAR_PORTS } from '../../actors/car-booking/car-booking.ts';
import { BookingFlow } from '../../booking/BookingFlow.tsx';
import { CAR_PAGES } from '../../features/car-booking/car-pages.tsx';

export const Route = createFileRoute('/_authenticated/booking/car')({
  staticData: { title: msg`Car booking` },
  component: () => <BookingFlow ports={CAR_PORTS} pages={CAR_PAGES} />,
});
