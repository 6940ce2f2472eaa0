import { calmStay } from './calm-stay.ts';
import { expectAccessible, expectAccessibleAtBothWidths, NARROW, WIDE } from './expect-accessible.ts';
import { test } from './fixtures.ts';
import {
  chooseDays,
  chooseHotel,
  choosePlace,
  chooseRoom,
  enter,
  expectBooked,
  expectStep,
  orderNow,
} from './hotel-journey.ts';

test.use({ viewport: WIDE });

test('nothing is found on the pages and dialogs of a booking and of its trip', async ({ page }) => {
  test.setTimeout(120_000);
  await enter(page, 'arranger', '/booking/hotel');
  await page.getByRole('button', { name: 'Search by price' }).click();
  await page.getByRole('button', { name: 'Add colleagues' }).click();
  await page.getByLabel('Look for colleagues').fill('Keller');
  await page.getByRole('button', { name: 'Add Anna Keller' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Close the list' }).click();
  await page.getByRole('combobox', { name: 'Location' }).fill('Einsiedeln');
  await page.getByRole('option').first().waitFor();
  await expectAccessible(page);
  await choosePlace(page, 'Einsiedeln');
  await page.getByRole('button', { name: /^Check-in and check-out/ }).click();
  await page.getByRole('button', { name: 'Next month' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await chooseDays(page, calmStay());
  await page.getByLabel('Trip purpose').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Search by price' }).click();

  await expectStep(page, 'select');
  await page.getByRole('article').first().waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(WIDE);

  await chooseHotel(page, 'The Rising Price');
  await chooseRoom(page);
  await page.getByRole('dialog', { name: 'The price has risen' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press('Escape');
  await expectAccessibleAtBothWidths(page);
  await chooseRoom(page);
  await page.getByRole('button', { name: 'Accept and continue' }).click();

  await expectStep(page, 'checkout');
  await page.getByLabel('Cost centre').fill('');
  await orderNow(page);
  await page.getByText('Required').first().waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByLabel('Cost centre').fill('4711');
  await orderNow(page);
  await expectBooked(page);
  await expectAccessibleAtBothWidths(page);

  await page.getByRole('link', { name: 'Open the trip' }).click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Cancel the whole trip' }).click();
  await page.getByLabel('Why is it cancelled?').waitFor();
  await expectAccessibleAtBothWidths(page);
});
