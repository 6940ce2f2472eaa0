import { unfoldSearch } from '#tests/support/unfold-search.ts';
import { expect, test } from './fixtures.ts';
import { chooseAirport, expectStep, journeyDay } from './flight-journey.ts';
import { chooseDay, enter } from './hotel-journey.ts';

test('a search without a connection opens the page of its list for the first time, with an error', async ({
  openContext,
  network,
}) => {
  // Another browser: this one has cached the scripts.
  const page = await (await openContext()).newPage();
  await enter(page, 'traveler', '/booking/flight');
  await page.getByRole('radio', { name: 'One way' }).check();
  await chooseAirport(page, 'From', 'ZRH');
  await chooseAirport(page, 'To', 'LHR');
  await page.getByRole('button', { name: /^Departure/ }).click();
  await chooseDay(page, journeyDay(0));
  await unfoldSearch(page);
  await page.getByLabel('Trip purpose').selectOption({ index: 1 });
  await page.waitForLoadState('networkidle');
  network.cut('/');
  await page.getByRole('button', { name: 'Search flights' }).click();
  await expectStep(page, 'flights');
  await expect(page.getByRole('alert').first()).toBeVisible();
  network.letPass();
  await page.getByRole('button', { name: 'Search again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
