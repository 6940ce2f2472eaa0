import { expectAccessible, expectAccessibleAtBothWidths, NARROW, WIDE } from './expect-accessible.ts';
import { test } from './fixtures.ts';
import { chooseFare, chooseFlights, goOn, searchRoundTrip } from './flight-journey.ts';
import { enter, expectBooked, orderNow } from './hotel-journey.ts';

test.use({ viewport: WIDE });

test('nothing is found on the pages and dialogs of a flight and of its trip', async ({ page }) => {
  test.setTimeout(180_000);
  await enter(page, 'traveler', '/booking/flight');
  await page.getByRole('radio', { name: 'Multi city' }).check();
  await page.getByRole('button', { name: 'Search flights' }).click();
  await page.getByText('Required').first().waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('radio', { name: 'Round trip' }).check();
  await page.getByRole('combobox', { name: 'From', exact: true }).fill('ZRH');
  await page.getByRole('option').first().waitFor();
  await expectAccessible(page);
  await searchRoundTrip(page, 'ZRH', 'JFK');

  await page.getByRole('article').first().waitFor();
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(NARROW);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(WIDE);

  await chooseFlights(page, 2);
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .waitFor();
  await expectAccessibleAtBothWidths(page);
  await chooseFare(page);
  await page.getByRole('grid').first().waitFor();
  await expectAccessibleAtBothWidths(page);
  await goOn(page);
  await expectAccessibleAtBothWidths(page);
  await orderNow(page);
  await expectBooked(page);
  await page.getByRole('link', { name: 'Open the trip' }).click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await expectAccessibleAtBothWidths(page);
});
