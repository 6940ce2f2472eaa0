const FROM_ANOTHER_PAGE =
  'It is added from another page; the checkout is open there only after an order has failed, see trip-draft-checkout.test.ts.';
const FROM_TRIP = 'The page of a trip begins it, which a journey does; see trip-draft-checkout.test.ts.';

/** The transitions that are not walked, each with its reason. */
export const UNREACHED: Record<string, string> = {
  'open.checkout.opened: part.add -> open.checkout.opened.deciding': FROM_ANOTHER_PAGE,
  'open.parts: trip.extend -> stays': FROM_TRIP,
  'open.checkout.opened: trip.extend -> open.checkout.opened.deciding': FROM_TRIP,
  'booked: trip.extend -> open': FROM_TRIP,
  'booked: part.add -> open':
    'Pages other than the checkout close it as soon as it is booked; see trip-draft-checkout.test.ts.',
  'open.checkout.opened: order.refused -> open':
    'The draft of an order would have to be unreadable, which it is in trip-draft-checkout.test.ts.',
  'open.checkout.deciding: always (2) -> open.checkout.opened':
    'An order would have to be interrupted and its page left, which it is in trip-draft-checkout.test.ts.',
  'open.offers.expired: checkout.save -> stays':
    'An order would have to stay unclear for longer than the prices hold; see trip-draft-checkout.test.ts.',
};
