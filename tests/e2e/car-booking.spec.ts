import { chromium } from 'playwright/test';
import { chromiumFlags, findChromium, softwareGraphicsFlags } from '#tests/support/chromium.ts';
import {
  choices,
  chooseAirport,
  chooseCar,
  chooseCarOf,
  expectStep,
  finishSearch,
  rentalDays,
  searchCars,
} from './car-journey.ts';
import { expect, test } from './fixtures.ts';
import { dayButton, enter, expectBooked, orderNow } from './hotel-journey.ts';
import { press, tabTo } from './keyboard.ts';

test('a traveler rents a car that comes back elsewhere for a fee, and finds the trip at home', async ({
  page,
}) => {
  await enter(page, 'traveler');
  await page.goto('/booking/car');
  await expectStep(page, 'search');
  await expect(page).toHaveTitle('Car booking | Zugvogel');
  await chooseAirport(page, 'Pick-up location', 'ZRH');
  await page.getByLabel('Different drop-off location').check();
  await chooseAirport(page, 'Drop-off location', 'GVA');
  await finishSearch(page);
  const name = await chooseCar(page);
  await expectStep(page, 'checkout');
  await expect(page).toHaveTitle('Checkout | Zugvogel');
  const summary = page.getByRole('complementary').or(page.getByRole('main'));
  await expect(summary.getByText('Return to another station').first()).toBeVisible();
  await expect(page.getByText(/Geneva/).first()).toBeVisible();
  await expect(page.getByText(/is held on the driver's card until the car is returned$/)).toBeVisible();
  await orderNow(page);
  await expectBooked(page);

  await page.getByRole('link', { name: 'Open the trip' }).click();
  await expect(page.getByText('No action needed: everything is booked.')).toBeVisible();
  await expect(page.getByRole('article', { name })).toBeVisible();
});

test('a car is rented from home by keyboard', async ({ page }) => {
  await enter(page, 'multi');
  await tabTo(page, page.getByRole('radio', { name: 'Flight' }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, page.getByRole('combobox', { name: 'Pick-up location' }));
  await page.keyboard.type('Zurich');
  await page.getByRole('option', { name: /\(ZRH\)/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Pick-up location' })).toHaveValue('Zurich Airport (ZRH)');
  await press(page, page.getByRole('button', { name: /^Pick-up and drop-off/ }));
  const { from, to } = rentalDays();
  for (const day of [from, to]) {
    const wanted = dayButton(page, day);
    const next = page.getByRole('button', { name: 'Next month' });
    await next.waitFor();
    if (!(await wanted.isVisible())) {
      await tabTo(page, next, 'Shift+Tab');
      while (!(await wanted.isVisible())) await page.keyboard.press('Enter');
      await page.keyboard.press('Shift+Tab');
    }
    await tabTo(page, wanted, 'ArrowRight');
    await page.keyboard.press('Enter');
  }
  await press(page, page.getByRole('button', { name: 'Search cars' }));

  await expectStep(page, 'cars');
  const car = choices(page).first();
  await car.waitFor();
  await press(page, car);
  await expectStep(page, 'checkout');
  const order = page.getByRole('button', { name: 'Book now' });
  await order.waitFor();
  await tabTo(page, page.getByLabel('Trip purpose'));
  await page.keyboard.press('ArrowDown');
  await press(page, order);
  await expectBooked(page);
});

test('a car is rented from home on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'traveler');
  await page.goto('/booking/car');
  await searchCars(page);
  await chooseCarOf(page, ['Enterprise', 'Budget', 'National', 'Alamo']);
  await expectStep(page, 'checkout');
  const programme = /^Your profile has no membership in (Enterprise|Budget|National|Alamo) /;
  await expect(page.getByText(programme)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request a change to your profile' })).toHaveAttribute(
    'href',
    /#car$/,
  );
  await orderNow(page);
  await expectBooked(page);
});

test('the stations in the visible area of the map are searched', async ({ openContext }) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, ...softwareGraphicsFlags],
  });
  const page = await (await openContext({ viewport: { width: 1440, height: 900 } }, browser)).newPage();
  await enter(page, 'traveler', '/booking/car');
  await searchCars(page);
  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await page.getByRole('button', { name: 'Search this area' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Select a car: Area on the map' })).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/\d km/);
  await page.getByRole('link', { name: 'Change search' }).click();
  await expect(page.getByRole('combobox', { name: 'Pick-up location' })).toHaveValue('Area on the map');
  await browser.close();
});
