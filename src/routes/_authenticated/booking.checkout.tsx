import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';

/** The checkout of whatever is being booked, which leads to as far as that has come. */
export const Route = createFileRoute('/_authenticated/booking/checkout')({
  staticData: { title: msg`Checkout` },
  beforeLoad: () => {
    throw redirect({ to: '/booking/hotel/checkout', replace: true });
  },
});
