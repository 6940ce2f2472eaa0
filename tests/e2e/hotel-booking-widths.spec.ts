import { chromium, type Page } from 'playwright/test';
import { chromiumFlags, findChromium, softwareGraphicsFlags } from '#tests/support/chromium.ts';
import { expect, test } from './fixtures.ts';
import {
  chooseRoom,
  enter,
  expectBooked,
  expectStep,
  hotelCard,
  openUpcoming,
  orderNow,
  STEPS,
  searchHotels,
} from './hotel-journey.ts';
import { enterAtCheckout } from './unfinished-booking.ts';

test('a phone suffices from home to a confirmed trip', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'traveler');
  await page.getByRole('link', { name: /^Book a hotel/ }).click();
  await searchHotels(page, { by: 'map' });
  await expect(page.getByRole('radio', { name: 'Map' })).toBeChecked();
  await page.getByRole('radio', { name: 'List' }).check();
  await page.getByRole('button', { name: 'Filters' }).click();
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

test('nothing is wider than a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAtCheckout(page, 'traveler', 'The Closed Desk');
  for (const step of ['checkout', 'room', 'select', 'search'] as const) {
    await page.goto(STEPS[step].path);
    await expectStep(page, step);
    if (step === 'select') await hotelCard(page, 'The Closed Desk').waitFor();
    await expectNoOverflow(page);
  }
  await page.goto('/');
  await page.getByRole('heading', { name: /^Welcome, / }).waitFor();
  await expectNoOverflow(page);
  await openUpcoming(page);
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await expectNoOverflow(page);
});

test('the code of maps is loaded when a map is shown, and not before', async ({ openContext }) => {
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

async function expectNoOverflow(page: Page): Promise<void> {
  const [wanted, shown] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(wanted).toBe(shown);
}
