import { expect, test } from './fixtures.ts';
import { chooseHotel } from './hotel-journey.ts';
import {
  amountsOf,
  beginChange,
  centsIn,
  confirmChange,
  dayAfter,
  expectReview,
  openBookedStay,
  searchOtherNights,
  summaryOf,
} from './part-change-journey.ts';

/** Booked parts are changed: chosen in their flow, reviewed with what it costs, and shown on the page of the trip. */

test('a stay is prolonged by a night, at the difference that was shown', async ({ page }) => {
  const { trip, hotel, checkIn, checkOut } = await openBookedStay(page, 'traveler');
  await beginChange(page, hotel);
  await expect(page.getByRole('button', { name: 'Add colleagues' })).toBeHidden();
  await expect(page.getByLabel('Trip purpose')).toBeHidden();
  await searchOtherNights(page, { checkIn, checkOut: dayAfter(checkOut) });
  await chooseHotel(page, hotel);
  await expect(page.getByRole('button', { name: /^Add to trip/ })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Review the change: .* for / })
    .first()
    .click();
  await expectReview(page);
  const amounts = await amountsOf(page);
  const inAll = centsIn(amounts['To pay in all for the change']);
  expect(inAll).toBe(centsIn(amounts['Price difference']) + centsIn(amounts['Fee for the change']));
  expect(centsIn((await summaryOf(page).textContent()) ?? '')).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Change the booking' }).click();
  expect(await confirmChange(page, hotel)).toContain(amounts['To pay in all for the change']);
  await expect(page).toHaveURL((url) => url.pathname === `/trips/${trip._id}`);
  await expect(page.getByText('The booking was changed.')).toBeVisible();
});
