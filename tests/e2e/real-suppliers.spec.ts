import type { Locator, Page } from 'playwright/test';
import { DuffelServer, TOKEN } from '#tests/support/duffel-server/duffel-server.ts';
import { HotelbedsServer, KEY, SECRET } from '#tests/support/hotelbeds-server/hotelbeds-server.ts';
import { openFold } from '#tests/support/open-fold.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { test as base, expect } from './fixtures.ts';
import { chooseFlights, expectStep, searchOneWay } from './flight-journey.ts';
import {
  chooseHotel,
  chooseRoom,
  enter,
  expectBooked,
  expectLinesToAddUp,
  orderNow,
  searchHotels,
} from './hotel-journey.ts';

interface RealServers {
  duffel: DuffelServer;
  hotelbeds: HotelbedsServer;
}

const test = base.extend<object, { server: TestServer; sellers: RealServers }>({
  sellers: [
    async ({ browserName: _ }, use) => use({ duffel: new DuffelServer(), hotelbeds: new HotelbedsServer() }),
    { scope: 'worker' },
  ],
  server: [
    async ({ sellers: { duffel, hotelbeds } }, use) => {
      const server = await startTestServer({
        demo: true,
        env: {
          DUFFEL_TOKEN: TOKEN,
          DUFFEL_URL: await duffel.listen(),
          HOTELBEDS_KEY: KEY,
          HOTELBEDS_SECRET: SECRET,
          HOTELBEDS_URL: await hotelbeds.listen(),
        },
      });
      await use(server);
      await server.close();
      await Promise.all([duffel.close(), hotelbeds.close()]);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** In the supplier's currency, above the total in that of the company. */
async function expectPrice(page: Page, currency: string, cents: number | undefined): Promise<void> {
  const price = ((cents ?? 0) / 100).toFixed(2);
  await expect(page.getByText(new RegExp(`^${currency}\\s${price} at the supplier$`)).first()).toBeVisible();
  await expectLinesToAddUp(page);
}

async function openBooked(page: Page): Promise<void> {
  await orderNow(page);
  await expectBooked(page);
  await page.getByRole('link', { name: 'Open the trip' }).click();
  await expect(page.getByText('No action needed: everything is booked.')).toBeVisible();
}

/** The only part of the trip. */
const partOf = (page: Page): Locator => page.getByRole('article').first();

async function cancelTrip(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel the whole trip' }).click();
  const dialog = page.getByRole('dialog', { name: /^Cancel / });
  await dialog.getByLabel('Why is it cancelled?').fill('The meeting was moved');
  await dialog.getByRole('button', { name: /^Cancel the (booking|trip)$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(partOf(page).getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(partOf(page)).toContainText('The cancellation cost nothing.');
}

test('a flight of Duffel is searched, booked and cancelled', async ({ page, sellers: { duffel } }) => {
  test.setTimeout(120_000);
  await enter(page, 'traveler', '/booking/flight');
  await searchOneWay(page, 'JFK', 'EWR');
  await chooseFlights(page, 1);
  await page.getByRole('button', { name: /^Choose Flex/ }).click();
  await expectStep(page, 'checkout');
  await openBooked(page);
  const [order] = duffel.book.orders;
  expect(order).toMatchObject({ total: 180_80, cancelledAt: null });
  await expect(partOf(page)).toContainText(order?.id.slice(-6).toUpperCase() ?? '');
  await expectPrice(page, 'GBP', order?.total);
  await cancelTrip(page);
  expect(order?.cancelledAt).not.toBeNull();
});

test('a room of Hotelbeds is searched, booked with what its voucher has to say, and cancelled', async ({
  page,
  sellers: { hotelbeds },
}) => {
  test.setTimeout(120_000);
  await enter(page, 'traveler', '/booking/hotel');
  await searchHotels(page, { place: 'Zürich' });
  await chooseHotel(page, 'Hotel Zur Linde');
  await chooseRoom(page);
  await openBooked(page);
  const [booking] = hotelbeds.list.bookings;
  await expect(partOf(page)).toContainText(booking?.id ?? '');
  await expectPrice(page, 'EUR', booking?.rate.net);
  await openFold(partOf(page), 'Details');
  await expect(partOf(page)).toContainText('Payable through HOTELBEDS PRODUCT,S.L.U., acting as agent');
  await expect(partOf(page)).toContainText('Car park NO.');
  await cancelTrip(page);
  expect(booking?.cancelledFor).toBe(0);
});
