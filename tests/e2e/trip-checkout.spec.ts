import type { Locator, Page } from 'playwright/test';
import { chooseCar, searchCars } from './car-journey.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { enter, expectBooked, expectStep, orderNow, searchHotels } from './hotel-journey.ts';
import { expectAllResults } from './search-results.ts';
import { draftTrip } from './trip-journey.ts';

/** Several parts on one page, booked together. */

const ANY_HOTEL = /^Choose a room in /;

const parts = (page: Page) => page.getByRole('list', { name: 'Parts of the trip' });
const total = (page: Page) =>
  page.getByRole('complementary', { name: 'Summary' }).getByText(/^CHF.[\d,]+\.\d\d$/);

async function amountOf(price: Locator): Promise<number> {
  return Number(((await price.textContent()) ?? '').replace(/[^\d.]/g, ''));
}

/** Chooses the first room and the first car that are found. */
async function addRoomAndCar(page: Page): Promise<{ hotel: string; car: string }> {
  await enter(page, 'traveler', '/booking/hotel');
  await searchHotels(page);
  const choices = page.getByRole('button', { name: ANY_HOTEL });
  await expectAllResults(page, choices);
  const choice = choices.first();
  const hotel = (await choice.getAttribute('aria-label'))?.replace(ANY_HOTEL, '') ?? '';
  await choice.click();
  await expectStep(page, 'room');
  await page
    .getByRole('button', { name: /^Add to trip: .* for / })
    .first()
    .click();
  await expect(draftTrip(page).getByText(hotel)).toBeVisible();
  await page.goto('/booking/car');
  await searchCars(page);
  const car = await chooseCar(page);
  await expect(page).toHaveURL((url) => url.pathname === '/booking/checkout');
  return { hotel, car };
}

test('a room and a car are booked together', async ({ page }) => {
  const { hotel, car } = await addRoomAndCar(page);
  await expect(page).toHaveTitle('Checkout | Zugvogel');
  await expect(parts(page).getByRole('article')).toHaveCount(2);
  // The total includes the booking fee, which is loaded with the terms.
  await expect(page.getByRole('button', { name: 'Book now' })).toBeVisible();
  const both = await amountOf(total(page).last());

  await page.getByRole('button', { name: `Remove ${hotel}` }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(parts(page).getByRole('article')).toHaveCount(1);
  expect(await amountOf(total(page).last())).toBeLessThan(both);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: hotel })).toBeFocused();
  await expect.poll(() => amountOf(total(page).last())).toBe(both);
  await expect(page.getByRole('button', { name: 'Book now' })).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(parts(page).getByRole('article')).toHaveCount(2);
  await orderNow(page);
  await expectBooked(page);
  await page.getByRole('link', { name: 'Open the trip' }).click();
  await expect(page.getByRole('article', { name: hotel })).toBeVisible();
  await expect(page.getByRole('article', { name: car })).toBeVisible();
});

test('a trip without parts shows the next step', async ({ page }) => {
  await enter(page, 'traveler', '/booking/checkout');
  await expect(page.getByText('There is nothing to book yet')).toBeVisible();
  await page.getByRole('button', { name: 'Add a hotel' }).click();
  await expectStep(page, 'search');
});
