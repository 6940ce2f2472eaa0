import { choices, chooseAirport, expectStep as expectCarStep } from './car-journey.ts';
import { expect, test } from './fixtures.ts';
import { deleteDraft, expectBooked, orderNow, signInUnseen } from './hotel-journey.ts';
import { expectAllResults } from './search-results.ts';
import {
  BOOKING_FEE,
  bookStay,
  draftTrip,
  enterWithStays,
  expectTripCheckout,
  partsOf,
  totalOf,
} from './trip-journey.ts';

/** What becomes of trips of several parts that can't be booked as they are, and of those that take another part. */

test('a room sold out at the last moment is reported and removed, and the rest is booked', async ({
  page,
  openContext,
}) => {
  const sought = { hotel: 'The Only Room', number: 5 };
  const rooms = await enterWithStays(page, 'traveler', [{ hotel: 'The Only Room', number: 4 }, sought]);
  await draftTrip(page)
    .getByRole('link', { name: /^Go on: / })
    .click();
  await expectTripCheckout(page);
  await expect(page.getByRole('button', { name: 'Book now' })).toBeVisible();
  const elsewhere = await (await openContext()).newPage();
  await bookStay(elsewhere, 'multi', sought);

  await orderNow(page);
  await expect(page.getByText("The trip can't be booked as it is")).toBeVisible();
  await expect(partsOf(page).last()).toContainText('Sold out');
  await expect(partsOf(page).first()).not.toContainText('Sold out');
  await partsOf(page).last().getByRole('button', { name: 'Remove The Only Room' }).click();
  await expect(partsOf(page)).toHaveCount(1);
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText(
    totalOf(rooms.slice(0, 1), BOOKING_FEE),
  );
  await orderNow(page);
  await expectBooked(page);
  await page.getByRole('link', { name: 'Open the trip' }).click();
  await expect(page.getByText('No action needed: everything is booked.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'The Only Room' })).toHaveCount(1);
});

test('a car is added to a trip that is booked', async ({ page }) => {
  const { headers } = await signInUnseen(page, 'traveler');
  for (const flow of ['car', 'trip'] as const) await deleteDraft(page.context().request, headers, flow);
  const { trip, room } = await bookStay(page, 'traveler', { hotel: 'The Only Room', number: 6 });
  await page.goto(`/trips/${trip._id}`);
  await page.getByRole('button', { name: 'Add a car to this trip' }).click();
  await expectCarStep(page, 'search');
  await expect(page.getByRole('combobox', { name: 'Pick-up location' })).toHaveValue(/^The Only Room/);
  await chooseAirport(page, 'Pick-up location', 'ZRH');
  await page.getByRole('button', { name: 'Search cars' }).click();
  await expectCarStep(page, 'cars');
  const price = /for .*?([\d,.]+)$/;
  await expectAllResults(page, choices(page));
  const label = (await choices(page).first().getAttribute('aria-label')) ?? '';
  await choices(page).first().click();

  await expectTripCheckout(page);
  await expect(page.getByText(`These parts are added to trip ${trip.itineraryRefId}`)).toBeVisible();
  await expect(partsOf(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Book now' })).toBeVisible();
  // The trip has paid it.
  await expect(page.getByText('Booking fee')).toBeHidden();
  // The card with which the room was booked ends before the stay.
  await page.getByRole('radio', { name: /4242/ }).check();
  await orderNow(page);
  await expectBooked(page);
  await page.getByRole('link', { name: 'Open the trip' }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/trips/${trip._id}`);
  await expect(page.getByText('No action needed: everything is booked.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'The Only Room' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  const car = Math.round(Number(price.exec(label)?.[1]?.replaceAll(',', '')) * 100);
  await expect(page.locator('#content')).toContainText(totalOf([room], car + BOOKING_FEE));
});

test('a trip continues without the declined room', async ({ page }) => {
  const rooms = await enterWithStays(page, 'traveler', [
    { hotel: 'The Only Room', number: 7 },
    { hotel: 'The Closed Desk', number: 8 },
  ]);
  await draftTrip(page)
    .getByRole('link', { name: /^Go on: / })
    .click();
  await expectTripCheckout(page);
  await orderNow(page);
  await expect(page.getByText('Your trip is partly booked')).toBeVisible();
  await page.getByRole('link', { name: 'Decide what happens to the trip' }).click();
  const choice = page.getByRole('button', { name: 'Continue without it' });
  await expect(choice).toBeVisible();
  await expect(page.locator('#content')).toContainText(totalOf(rooms.slice(0, 1)));
  await choice.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why is it left out?').fill('One room is enough');
  await dialog.getByRole('button', { name: 'Continue without it' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No action needed: everything is booked.')).toBeVisible();
});
