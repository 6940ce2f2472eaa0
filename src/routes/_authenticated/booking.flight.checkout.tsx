import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Checkout } from '../../features/checkout/Checkout.tsx';

export const Route = createFileRoute('/_authenticated/booking/flight/checkout')({
  staticData: { title: msg`Checkout` },
  component: Checkout,
});
