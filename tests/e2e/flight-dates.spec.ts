import type { Locator, Page } from 'playwright/test';
import { unfoldSearch } from '#tests/support/unfold-search.ts';
import { expect, test } from './fixtures.ts';
import { chooseAirport, expectStep, journeyDay } from './flight-journey.ts';
import { chooseDay, enter } from './hotel-journey.ts';
import { tabTo } from './keyboard.ts';

/** Writes a round trip, and asks for the prices of the days around it. */
async function compareDates(page: Page): Promise<Locator> {
  await chooseAirport(page, 'From', 'ZRH');
  await chooseAirport(page, 'To', 'LHR');
  await page.getByRole('button', { name: /^Departure and return/ }).click();
  await chooseDay(page, journeyDay(0));
  await chooseDay(page, journeyDay(2));
  await unfoldSearch(page);
  await page.getByLabel('Trip purpose').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Compare dates' }).click();
  return page.getByRole('grid', { name: 'Prices by departure and return' });
}

/** A comparison takes as long as 39 searches. */
const isCompared = { timeout: 60_000 };

test('a cell of the compared dates opens, by keyboard, the list of its days at its price', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await enter(page, 'traveler', '/booking/flight');
  const grid = await compareDates(page);
  await expect(page.getByRole('heading', { name: /^Prices around your dates/ })).toBeFocused();
  await expect(page.getByText(/^All days are compared\./)).toBeAttached(isCompared);
  await expect(grid.getByRole('button', { name: /not available$/ })).toHaveCount(10);
  await tabTo(page, grid.getByRole('button', { name: /your dates/ }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator(':focus');
  const [price = ''] = /CHF\s[\d,.’]+\d/.exec((await chosen.textContent()) ?? '') ?? [];
  expect(price).not.toBe('');
  await page.keyboard.press('Enter');
  await expectStep(page, 'flights');
  await expect(page.getByRole('article').first()).toContainText(price);
});

test('closing the compared dates ends the stream, and so does leaving the page', async ({ page }) => {
  await enter(page, 'multi', '/booking/flight');
  const ended = () =>
    page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/booking/flight/dates'));
  const closed = ended();
  const grid = await compareDates(page);
  await expect(grid).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await closed;
  await expect(page.getByRole('button', { name: 'Compare dates' })).toBeFocused();
  const left = ended();
  await page.getByRole('button', { name: 'Compare dates' }).click();
  await expect(grid).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await left;
});
