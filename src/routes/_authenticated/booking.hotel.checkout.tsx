import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { HotelCheckout } from '../../app/booking/HotelCheckout.tsx';

export const Route = createFileRoute('/_authenticated/booking/hotel/checkout')({
  staticData: { title: msg`Checkout` },
  component: HotelCheckout,
});
