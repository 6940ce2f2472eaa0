import { chromium } from 'playwright/test';
import { chromiumFlags, findChromium, softwareGraphicsFlags } from '#tests/support/chromium.ts';
import { expect, test } from './fixtures.ts';
import {
  chooseRoom,
  enter,
  expectBooked,
  expectStep,
  hotelCard,
  orderNow,
  searchHotels,
} from './hotel-journey.ts';

test('a hotel is booked from home on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'traveler');
  await page.goto('/booking/hotel');
  await searchHotels(page, { by: 'map' });
  await expect(page.getByRole('radio', { name: 'Map' })).toBeChecked();
  await page.getByRole('radio', { name: 'List' }).check();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const filters = page.getByRole('dialog', { name: 'Filters' });
  await filters.getByLabel('Hotel name').fill('The Only Room');
  await page.keyboard.press('Escape');
  await hotelCard(page, 'The Only Room')
    .getByRole('button', { name: /^Choose a room/ })
    .click();
  await expectStep(page, 'room');
  await chooseRoom(page);
  await expectStep(page, 'checkout');
  await orderNow(page);
  await expectBooked(page);
});

test('the code for maps is loaded only when a map is shown', async ({ openContext }) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, ...softwareGraphicsFlags],
  });
  const context = await openContext({ viewport: { width: 390, height: 844 } }, browser);
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const maps = () => asked.filter((address) => /\/assets\/(MapCanvas|maplibre)[^/]*\.js$/.test(address));
  await enter(page, 'traveler', '/booking/hotel');
  await searchHotels(page);
  await page.getByRole('article').first().waitFor();
  expect(maps()).toEqual([]);
  await page.getByRole('radio', { name: 'Map' }).check();
  await expect(page.locator('canvas')).toBeVisible();
  expect(maps()).not.toEqual([]);
  await browser.close();
});
