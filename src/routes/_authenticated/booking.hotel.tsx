import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { HotelBookingFlow } from '../../app/booking/HotelBookingFlow.tsx';

export const Route = createFileRoute('/_authenticated/booking/hotel')({
  staticData: { title: msg`Hotel booking` },
  component: HotelBookingFlow,
});
