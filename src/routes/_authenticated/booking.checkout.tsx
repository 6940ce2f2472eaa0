import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { readBookAgainSearch } from '../../features/checkout/again/book-again-search.ts';
import { TripCheckoutPage } from '../../features/checkout/again/TripCheckoutPage.tsx';

export const Route = createFileRoute('/_authenticated/booking/checkout')({
  staticData: { title: msg`Checkout` },
  validateSearch: readBookAgainSearch,
  component: () => <TripCheckoutPage {...Route.useSearch()} />,
});
