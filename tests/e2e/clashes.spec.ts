import { expect, test } from './fixtures.ts';
import {
  chooseHotel,
  deleteDraft,
  enter,
  expectBooked,
  orderNow,
  searchHotels,
  signInUnseen,
} from './hotel-journey.ts';
import { bookStay, draftTrip, enterWithStays, expectTripCheckout, partsOf } from './trip-journey.ts';
import { enterAtCheckout } from './unfinished-booking.ts';

/** Days that no other journey uses. */
const STAY = { hotel: 'The Only Room', number: 10 };

/** Those of an unfinished booking. */
const SAME_DAYS = -1;

test('a second hotel for the same nights is named with its trip, before a room is chosen, in the draft trip and before it is booked', async ({
  page,
}) => {
  const { trip, room } = await bookStay(page, 'traveler', STAY);
  const twice = /^The Only Room, .*: there is a hotel in Einsiedeln already, The Only Room, .*, in trip /;
  if (room.part.kind !== 'hotel') throw new Error('A stay was booked');
  await enter(page, 'traveler', '/booking/hotel');
  await searchHotels(page, { days: room.part.criteria });
  await chooseHotel(page, 'The Only Room');
  await expect(page.getByText(twice)).toContainText(trip.itineraryRefId);

  await enterWithStays(page, 'traveler', [STAY]);
  await expect(draftTrip(page).getByText(twice)).toContainText(trip.itineraryRefId);

  await draftTrip(page)
    .getByRole('link', { name: /^Go on: / })
    .click();
  await expectTripCheckout(page);
  await expect(partsOf(page)).toHaveCount(1);
  await expect(page.getByRole('form', { name: 'Checkout' }).getByText(twice)).toBeVisible();
  await expect(page.getByRole('link', { name: trip.itineraryRefId, exact: true })).toHaveAttribute(
    'href',
    `/trips/${trip._id}`,
  );
  await orderNow(page);
  await expectBooked(page);
});

test('a hotel that is booked by itself is compared with the draft trip', async ({ page }) => {
  await enterWithStays(page, 'traveler', [{ hotel: 'The Only Room', number: SAME_DAYS }]);
  await enterAtCheckout(page, 'traveler', 'The Closed Desk');
  const form = page.getByRole('form', { name: 'Checkout' });
  await expect(
    form.getByText(/^Two hotels in Einsiedeln for the same nights: The Closed Desk, .*, and The Only Room, /),
  ).toBeVisible();
  const { headers } = await signInUnseen(page, 'traveler');
  for (const draft of ['trip', 'hotel'] as const) await deleteDraft(page.context().request, headers, draft);
});
