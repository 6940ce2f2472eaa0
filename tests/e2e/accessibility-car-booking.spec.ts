import { chooseAirport, chooseCar, expectStep, finishSearch } from './car-journey.ts';
import { expectAccessible, expectAccessibleAtBothWidths, NARROW, WIDE } from './expect-accessible.ts';
import { test } from './fixtures.ts';
import { enter, expectBooked, orderNow } from './hotel-journey.ts';

test.use({ viewport: WIDE });

test('nothing is found on the pages and dialogs of a rental and of its trip', async ({ page }) => {
  test.setTimeout(120_000);
  await enter(page, 'traveler', '/booking/car');
  await page.getByLabel('Different drop-off location').check();
  await page.getByRole('button', { name: 'Search cars' }).click();
  await page.getByText('Required').first().waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByLabel('Different drop-off location').uncheck();
  await page.getByRole('combobox', { name: 'Pick-up location' }).fill('ZRH');
  await page.getByRole('option').first().waitFor();
  await expectAccessible(page);
  await chooseAirport(page, 'Pick-up location', 'ZRH');
  await finishSearch(page);

  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: 'Conditions and opening hours' }).first().click();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(WIDE);

  await chooseCar(page);
  await expectStep(page, 'checkout');
  await expectAccessibleAtBothWidths(page);
  await orderNow(page);
  await expectBooked(page);
  await page.getByRole('link', { name: 'Open the trip' }).click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await expectAccessibleAtBothWidths(page);
});
