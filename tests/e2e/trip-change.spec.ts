import type { Page } from 'playwright/test';
import type { Trip } from '#domain/contract.ts';
import { giveReason } from '#tests/support/give-reason.ts';
import type { Network } from '#tests/support/network.ts';
import { expectNoOverflow } from './administration.ts';
import { chooseAirport, chooseChangeableCar, searchCars, vendorsBetween } from './car-journey.ts';
import { NARROW } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { chooseFlights, goOn, journeyDay } from './flight-journey.ts';
import { chooseDay, enter, expectBooked, orderNow, signInUnseen } from './hotel-journey.ts';
import {
  amountsOf,
  centsIn,
  chooseLongerStay,
  confirmChange,
  costIn,
  expectReview,
  openBookedStay,
  startChange,
  summaryOf,
} from './part-change-journey.ts';
import { enterAtFares } from './unfinished-flight.ts';

/** Booked parts are changed: chosen in their flow, reviewed with what it costs, and shown on the page of the trip. */

test('after a lost answer, the request is repeated under the same key and changes the stay once', async ({
  page,
  network,
}) => {
  const trip = await loseAnswerOfChange(page, network);
  await expect(page.getByRole('button', { name: 'Keep the booking as it is' })).toBeHidden();
  await page.reload();
  await network.arrival('POST /api/trips/');
  network.letPass();
  await expect(page).toHaveURL((url) => url.pathname === `/trips/${trip._id}`);
  await expect(page.getByText('The booking was changed.')).toHaveCount(1);
  await page.goto('/booking/hotel');
  await expect(page.getByText('You are changing:')).toBeHidden();
});

test('a change whose answer was lost is sent again, also when its draft is unreadable after a deploy', async ({
  page,
  network,
}) => {
  const trip = await loseAnswerOfChange(page, network);
  // Away from the booking, which would send the change again.
  await page.goto('/');
  const client = page.context().request;
  const { headers } = await signInUnseen(page, 'traveler');
  const draft = await client.get('/api/booking/drafts/hotel', { headers });
  const { revision, chartVersion, snapshot, order } = await draft.json();
  const data = { revision, chartVersion: chartVersion + 1, snapshot, order };
  expect((await client.put('/api/booking/drafts/hotel', { headers, data })).status()).toBe(200);
  network.letPass();
  await page.goto('/booking/hotel');
  await expect(page).toHaveURL((url) => url.pathname === `/trips/${trip._id}`);
  await expect(page.getByText('The booking was changed.')).toHaveCount(1);
  await page.goto('/booking/hotel');
  await expect(page.getByText('Please start again')).toBeHidden();
});

test('a stay is extended on a phone, at the price difference that was shown', async ({ page }) => {
  await page.setViewportSize(NARROW);
  const { trip, hotel, checkIn, checkOut } = await openBookedStay(page, 'traveler');
  await chooseLongerStay(page, { hotel, checkIn, checkOut });
  await expectNoOverflow(page);
  const amounts = await amountsOf(page);
  const row = page.getByRole('row', { name: /^Paid at the hotel/ }).getByRole('cell');
  const [before, after] = (await row.allTextContents()).map(centsIn);
  // The city tax of another night, which comes on top of the price, and the price itself unless it is prepaid.
  const moreAtHotel = (after ?? 0) - (before ?? 0);
  const difference = centsIn(amounts['Price difference']);
  expect(moreAtHotel).toBeGreaterThan(isPrepaid(trip) ? 0 : difference);
  const more = isPrepaid(trip) ? difference + moreAtHotel : moreAtHotel;
  expect(costIn(amounts)).toBe(more + centsIn(amounts['Fee for the change']));
  expect(centsIn((await summaryOf(page).textContent()) ?? '')).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Change the booking' }).click();
  expect(await confirmChange(page, hotel)).toContain(
    amounts['On site'] ?? amounts['Total to pay for the change'],
  );
  await expect(page).toHaveURL((url) => url.pathname === `/trips/${trip._id}`);
  await expect(page.getByText('The booking was changed.')).toBeVisible();
});

function isPrepaid({ parts }: Trip): boolean {
  return parts.some((part) => part.kind === 'hotel' && part.conditions.includes('prepaid'));
}

test('a car rental gets another drop-off station', async ({ page }) => {
  const vendors = await vendorsBetween(page, 'ZRH', 'GVA');
  await enter(page, 'traveler', '/booking/car');
  await searchCars(page);
  const name = await chooseChangeableCar(page, vendors);
  await orderNow(page);
  await expectBooked(page);
  await page.getByRole('link', { name: 'Open the trip' }).click();
  await startChange(page, name);
  await page.getByLabel('Different drop-off location').check();
  await chooseAirport(page, 'Drop-off location', 'GVA');
  await page.getByRole('button', { name: 'Search cars' }).click();
  await page
    .getByRole('button', { name: /^Review the change: .+ for / })
    .first()
    .click();
  await expectReview(page);
  await expect(page.getByRole('table')).toContainText(/Geneva/);
  await giveReason(page);
  await page.getByRole('button', { name: /^(Change the booking|Send to .+)$/ }).click();
  await confirmChange(page, name);
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/trips/'));
  await expect(page.getByText(/The booking was changed\.|Requested change/)).toBeVisible();
});

test('a flight is moved by a day, and its seat is selected again', async ({ page }) => {
  await enterAtFares(page, 'traveler', 'oneWay');
  await page
    .getByRole('button', { name: /^Seats and bags with .*(Classic|Flex|Plus)/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add options' })).toBeVisible();
  const seat = page.getByRole('button', { name: /^\d+[A-Z], .*, free$/ }).first();
  const [number = ''] = ((await seat.getAttribute('aria-label')) ?? '').split(',');
  await seat.click();
  await goOn(page);
  await orderNow(page);
  await expectBooked(page);
  await page.getByRole('link', { name: 'Open the trip' }).click();
  await startChange(page, 'Zurich – London');
  await page.getByRole('button', { name: /^Departure/ }).click();
  await chooseDay(page, journeyDay(1));
  await page.getByRole('button', { name: 'Search flights' }).click();
  await chooseFlights(page, 1);
  await page
    .getByRole('button', { name: /^Choose .*(Classic|Flex|Plus).* for / })
    .first()
    .click();
  const chosen = page.getByRole('button', { name: new RegExp(`^${number}, .*for Anna Keller$`) });
  const options = page.getByRole('button', { name: 'Review the change' });
  await expect(options).toBeVisible();
  // Where the other flight has its seat, it is chosen already.
  if (!(await chosen.isVisible())) {
    await page
      .getByRole('button', { name: /^\d+[A-Z], .*, free$/ })
      .first()
      .click();
  }
  await options.click();
  await expectReview(page);
  await page.getByRole('button', { name: 'Change the booking' }).click();
  await confirmChange(page, 'Zurich – London');
  await expect(page.getByText('The booking was changed.')).toBeVisible();
});

/** A longer stay is requested, and the connection lost before the answer; returns the trip. */
async function loseAnswerOfChange(page: Page, network: Network) {
  const { trip, hotel, checkIn, checkOut } = await openBookedStay(page, 'traveler');
  await chooseLongerStay(page, { hotel, checkIn, checkOut });
  network.hold('POST /api/trips/');
  await page.getByRole('button', { name: 'Change the booking' }).click();
  await confirmChange(page, hotel);
  (await network.next('POST /api/trips/')).reset();
  await expect(page.getByText('We do not know yet whether the change was received')).toBeVisible();
  return trip;
}
