import type { Page } from 'playwright/test';
import { unfoldSearch } from '#tests/support/unfold-search.ts';
import { expect, test } from './fixtures.ts';
import {
  enter,
  expectBooked,
  expectUpcoming,
  orderNow,
  searchHotels,
  signInUnseen,
} from './hotel-journey.ts';
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

test('an order that is booked while its answer is lost is shown, also when its draft is unreadable after a deploy', async ({
  page,
  network,
}) => {
  await enterAtCheckout(page, 'traveler', 'The Lost Letter');
  network.hold('/api/trips');
  await orderNow(page);
  (await network.next('/api/trips')).reset();
  await expect(page.getByText('We do not know yet whether it was booked')).toBeVisible();
  // Away from the booking, which would send the order again.
  await page.goto('/');
  network.letPass();
  await bookSentOrder(page, 'traveler');
  await page.goto('/booking/hotel');
  await expectBooked(page);
  await expect(page.getByText('Please start again')).toBeHidden();
  await expectUpcoming(page, 'The Lost Letter', 1);
});

/** The order arrives at the server after all, and the next version of the application can't read its draft. */
async function bookSentOrder(page: Page, person: 'traveler'): Promise<void> {
  const client = page.context().request;
  const { headers } = await signInUnseen(page, person);
  const { revision, chartVersion, snapshot, order } = await (
    await client.get('/api/booking/drafts/hotel', { headers })
  ).json();
  const sent = await client.post('/api/trips', {
    headers: { ...headers, 'idempotency-key': order.key },
    data: order.request,
  });
  expect(sent.status(), await sent.text()).toBe(201);
  const data = { revision, chartVersion: chartVersion + 1, snapshot, order };
  expect((await client.put('/api/booking/drafts/hotel', { headers, data })).status()).toBe(200);
}

test.describe('with answers that arrive in pieces', () => {
  test.use({ baseURL: async ({ server }, use) => use(server.url) });

  test('late results move nothing until they are requested', async ({ page }) => {
    await enter(page, 'traveler', '/booking/hotel');
    await unfoldSearch(page);
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
