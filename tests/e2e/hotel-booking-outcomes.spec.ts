import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { enter, expectBooked, expectUpcoming, orderNow, searchHotels } from './hotel-journey.ts';
import { enterAtCheckout } from './unfinished-booking.ts';

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
