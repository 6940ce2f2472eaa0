import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TripCheckout } from '../../features/checkout/TripCheckout.tsx';

export const Route = createFileRoute('/_authenticated/booking/checkout')({
  staticData: { title: msg`Checkout` },
  component: TripCheckout,
});
