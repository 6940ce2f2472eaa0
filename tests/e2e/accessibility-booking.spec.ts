import { chooseAirport, finishSearch } from './car-journey.ts';
import { expectAccessible, expectAccessibleAtBothWidths, WIDE } from './expect-accessible.ts';
import { test } from './fixtures.ts';
import { openOptions } from './flight-journey.ts';
import { enter, expectBooked, expectStep, orderNow, STEPS } from './hotel-journey.ts';
import { enterAtCheckout } from './unfinished-booking.ts';
import { enterAtFares } from './unfinished-flight.ts';

test.use({ viewport: WIDE });

test('the pages of a hotel booking and of its trip have no accessibility violations', async ({ page }) => {
  test.setTimeout(120_000);
  await enterAtCheckout(page, 'arranger', 'The Only Room');
  await page.goto(STEPS.search.path);
  await expectStep(page, 'search');
  await expectAccessible(page);
  await page.goto(STEPS.select.path);
  await page.getByRole('article').first().waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.goto(STEPS.room.path);
  await page
    .getByRole('button', { name: /^Go to checkout: / })
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.goto(STEPS.checkout.path);
  await page.getByLabel('Cost centre').fill('');
  await orderNow(page);
  await page.getByText('Required').first().waitFor();
  await expectAccessible(page);
  await page.getByLabel('Cost centre').fill('4711');
  await orderNow(page);
  await expectBooked(page);

  await page.getByRole('link', { name: 'Open the trip' }).click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await expectAccessibleAtBothWidths(page);
});

test('the pages of a flight booking have no accessibility violations', async ({ page }) => {
  test.setTimeout(120_000);
  await enterAtFares(page, 'traveler');
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .waitFor();
  await expectAccessible(page);
  for (const path of ['/booking/flight', '/booking/flight/flights']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (path.endsWith('/flights')) await page.getByRole('article').first().waitFor();
    await expectAccessible(page);
  }
  await page.goto('/booking/flight/fares');
  await openOptions(page);
  await page.getByRole('grid').first().waitFor();
  await expectAccessibleAtBothWidths(page);
});

test('the search for a rental car and its results have no accessibility violations', async ({ page }) => {
  await enter(page, 'traveler', '/booking/car');
  await page.getByLabel('Different drop-off location').check();
  await page.getByRole('button', { name: 'Search cars' }).click();
  await page.getByText('Required').first().waitFor();
  await expectAccessible(page);
  await page.getByLabel('Different drop-off location').uncheck();
  await chooseAirport(page, 'Pick-up location', 'ZRH');
  await finishSearch(page);
  await page.getByRole('article').first().waitFor();
  await page
    .getByRole('button', { name: /^Details of / })
    .first()
    .click();
  await expectAccessible(page);
});
