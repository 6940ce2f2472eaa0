import '../../../i18n/catalogues/checkout.ts';
import { TripCheckout } from '../TripCheckout.tsx';
import { BookAgainBar } from './BookAgainBar.tsx';
import type { BookAgainSearch } from './book-again-search.ts';
import { useBookAgain } from './use-book-again.ts';

/** The checkout of the draft trip, and an earlier trip that is put in it for other days. */
export function TripCheckoutPage(search: BookAgainSearch) {
  const again = useBookAgain(search);
  return (
    <>
      {again ? <BookAgainBar {...again} /> : null}
      {again?.content.state === 'searching' ? null : <TripCheckout />}
    </>
  );
}
