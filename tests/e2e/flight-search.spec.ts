import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import type { Page } from 'playwright/test';
import { expectAccessible, expectAccessibleAtBothWidths, WIDE } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { chooseDay, enter } from './hotel-journey.ts';
import { press, tabTo } from './keyboard.ts';

const day = (days: number) => format(addDays(new Date(), days), 'yyyy-MM-dd');
const place = (page: Page, label: 'From' | 'To', at = 0) =>
  page.getByRole('combobox', { name: label }).nth(at);

/** Selects an airport or an area by typed text, as it is listed. */
async function choose(page: Page, label: 'From' | 'To', typed: string, listed: string): Promise<void> {
  await place(page, label).fill(typed);
  await page.getByRole('option', { name: listed }).click();
  await expect(place(page, label)).toHaveValue(listed);
}

test('a traveler searches flights from home, by names in their own language', async ({ page }) => {
  await enter(page, 'admin');
  await page.getByRole('link', { name: /^Book a flight/ }).click();
  await expect(page).toHaveURL('/booking/flight');
  await expect(page).toHaveTitle('Flight booking | Zugvogel');
  await choose(page, 'From', 'zürich', 'ZRH Zurich Airport');
  await choose(page, 'To', 'new york', 'NYC New York (all airports)');
  await page.getByRole('button', { name: 'Swap from and to' }).click();
  await expect(place(page, 'From')).toHaveValue('NYC New York (all airports)');
  await page.getByRole('button', { name: /^Departure and return/ }).click();
  await chooseDay(page, day(35));
  await chooseDay(page, day(37));
  await page.getByLabel('Trip purpose').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Search flights' }).click();
  await expect(page).toHaveURL('/booking/flight/flights');
});

test('the home airport is proposed before anything is typed', async ({ page }) => {
  await enter(page, 'traveler', '/booking/flight');
  await place(page, 'From').click();
  await page.getByRole('option', { name: 'ZRH Zurich Airport' }).click();
  await expect(place(page, 'From')).toHaveValue('ZRH Zurich Airport');
});

test('entered data survives a reload, and errors are shown', async ({ page }) => {
  await enter(page, 'multi', '/booking/flight');
  await choose(page, 'From', 'JFK', 'JFK John F. Kennedy International Airport');
  await choose(page, 'To', 'NYC', 'NYC New York (all airports)');
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByLabel('Direct flights only').check();
  await kept;
  await page.reload();
  await expect(place(page, 'To')).toHaveValue('NYC New York (all airports)');
  await expect(page.getByLabel('Direct flights only')).toBeChecked();
  await page.getByRole('button', { name: 'Search flights' }).click();
  await expect(place(page, 'To')).toHaveAccessibleDescription('This is where you depart.');
  await expect(place(page, 'To')).toBeFocused();
});

test('the keyboard suffices for a trip of several cities', async ({ page }) => {
  await enter(page, 'arranger', '/booking/flight');
  await tabTo(page, page.getByRole('radio', { name: 'Round trip' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Multi city' })).toBeChecked();
  await tabTo(page, place(page, 'From'));
  await page.keyboard.type('LHR');
  await expect(page.getByRole('option', { name: /^LHR/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(place(page, 'From')).toHaveValue(/^LHR/);
  await press(page, page.getByRole('button', { name: 'Move flight 1 down' }));
  await expect(page.getByRole('button', { name: 'Move flight 2 up' })).toBeFocused();
  await expect(place(page, 'From', 1)).toHaveValue(/^LHR/);
  await press(page, page.getByRole('button', { name: 'Add a flight' }));
  await expect(place(page, 'From', 2)).toBeFocused();
});

test.describe('for everybody', () => {
  test.use({ viewport: WIDE });

  test('nothing is found on the search for flights', async ({ page }) => {
    test.setTimeout(120_000);
    await enter(page, 'arranger', '/booking/flight');
    await page.getByRole('button', { name: 'Search flights' }).click();
    await page.getByText('Required').first().waitFor();
    await expectAccessibleAtBothWidths(page);
    await page.getByRole('radio', { name: 'Multi city' }).check();
    await page.getByRole('button', { name: 'Add a flight' }).click();
    await expectAccessibleAtBothWidths(page);
    await place(page, 'From').fill('ZRH');
    await page.getByRole('option', { name: /^ZRH/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Preferred airlines' }).fill('swiss');
    await page.getByRole('option', { name: /^LX / }).waitFor();
    await expectAccessible(page);
  });
});

test('suggested places are between the top bar and the end of the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await enter(page, 'traveler', '/booking/flight');
  await page.getByRole('radio', { name: 'Multi city' }).check();
  const field = place(page, 'To', 1);
  await field.evaluate((input) => {
    const { bottom } = input.getBoundingClientRect();
    window.scrollBy(0, bottom - window.innerHeight + 20);
  });
  await field.fill('FRA');
  const first = page.getByRole('listbox', { name: 'To' }).getByRole('option').first();
  await expect(first).toBeInViewport({ ratio: 1 });
  const top = (await first.boundingBox())?.y ?? 0;
  const bar = await page.getByRole('banner').boundingBox();
  expect(top).toBeGreaterThanOrEqual(bar?.height ?? Number.NaN);
});
