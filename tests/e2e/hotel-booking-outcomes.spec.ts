import type { Locator, Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import {
  chooseRoom,
  enter,
  expectBooked,
  expectStep,
  expectUpcoming,
  orderNow,
  searchHotels,
} from './hotel-journey.ts';
import { enterAtCheckout, enterAtRooms } from './unfinished-booking.ts';

test('a higher price of a room is confirmed, and the room is booked at it', async ({ page }) => {
  await enterAtRooms(page, 'traveler', 'The Rising Price');
  const seen = await priceOf(page.getByRole('button', { name: /^Go to checkout: .* for / }).first());
  await chooseRoom(page);
  const question = page.getByRole('dialog', { name: 'The price has risen', exact: true });
  await expect(question).toBeVisible();
  await expectPrices(question, seen);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expectStep(page, 'room');
  await chooseRoom(page);
  await question.getByRole('button', { name: 'Accept and continue' }).click();
  await expectStep(page, 'checkout');
  await orderNow(page);
  await expectBooked(page);
});

/** The price on the button of a room. */
async function priceOf(button: Locator): Promise<string> {
  const label = await button.getAttribute('aria-label');
  return label?.replace(/^.* for /, '') ?? '';
}

function centsIn(price = ''): number {
  return Number(price.replace(/\D/g, ''));
}

/** The dialog shows the price at the choice, the price now, and the difference. */
async function expectPrices(question: Locator, seen: string): Promise<void> {
  await expect(question.getByRole('definition').first()).toHaveText(seen);
  const [before, now, difference] = await question.getByRole('definition').allTextContents();
  expect(centsIn(now)).not.toBe(centsIn(before));
  expect(centsIn(difference)).toBe(Math.abs(centsIn(now) - centsIn(before)));
}

test('a room that the hotel declines is not booked, and another one can be chosen', async ({ page }) => {
  await enterAtCheckout(page, 'traveler', 'The Closed Desk');
  await orderNow(page);
  await expect(page.getByText('Nothing was bought')).toBeVisible();
  await expect(page.getByText('The supplier has declined it.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the choice' }).click();
  await expectStep(page, 'room');
  await page.goBack();
  await expectUpcoming(page, 'The Closed Desk', 0);
});

test('an order and a booking whose answers are lost are repeated, and made once', async ({
  page,
  network,
}) => {
  await enterAtCheckout(page, 'admin', 'The Lost Letter');
  network.hold('/api/trips');
  await orderNow(page);
  (await network.next('/api/trips')).reset();
  await expect(page.getByText('We do not know yet whether it was booked')).toBeVisible();
  network.letPass();
  await expectBooked(page);
  await expectUpcoming(page, 'The Lost Letter', 1);
});

test.describe('with answers that arrive in pieces', () => {
  test.use({ baseURL: async ({ server }, use) => use(server.url) });

  test('late results move nothing until they are requested', async ({ page }) => {
    await enter(page, 'traveler', '/booking/hotel');
    await page.getByLabel('Radius in kilometres').fill('20');
    await searchHotels(page, { place: 'Engelberg' });
    const hotels = page.getByRole('article');
    const late = page.getByRole('button', { name: /^\d+ new results?$/ });
    await late.waitFor();
    const listed = await expectDrawn(page);
    await expect(page.getByText('sources have answered')).toBeHidden();
    expect(await hotels.allTextContents()).toEqual(listed);
    await late.click();
    await expect(late).toBeHidden();
    await expect.poll(() => hotels.allTextContents()).not.toEqual(listed);
  });
});

/** The text of the first page of hotels; those outside the window are drawn later. */
async function expectDrawn(page: Page): Promise<string[]> {
  const hotels = page.getByRole('article');
  let said: string[] = [];
  await expect(async () => {
    const [count] = (await page.getByRole('strong').allTextContents()).map(Number.parseFloat);
    said = await hotels.allTextContents();
    expect(said).toHaveLength(Math.min(25, count ?? 0));
    await page.waitForTimeout(500);
    expect(await hotels.allTextContents()).toEqual(said);
  }).toPass();
  return said;
}
