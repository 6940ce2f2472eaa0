import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { nextTuesday } from 'date-fns/nextTuesday';
import { countActions } from './count-actions.ts';
import { expect, test } from './fixtures.ts';
import { dayButton, enter } from './hotel-journey.ts';
import { draftTrip, expectTripCheckout, partsOf } from './trip-journey.ts';

/** The most actions that each task may take from the home page. */
const MOST_FOR_THREE_PARTS = 14;
const MOST_FOR_A_TRIP_AGAIN = 4;

/** A day that the calendar shows at once, so many days after a Tuesday. */
const soon = (days: number) => format(addDays(nextTuesday(addDays(new Date(), 14)), days), 'yyyy-MM-dd');

test('a flight, a hotel and a car are booked as one trip', async ({ page }) => {
  test.setTimeout(60_000);
  await enter(page, 'traveler');
  const { click, press, fill, expectAtMost } = countActions(page);

  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue(/\bZRH\b/);
  await fill(page.getByRole('combobox', { name: 'To', exact: true }), 'LHR');
  await page
    .getByRole('option', { name: /\bLHR\b/ })
    .first()
    .waitFor();
  await press('Enter');
  await click(page.getByRole('button', { name: /^Departure and return/ }));
  await click(dayButton(page, soon(0)));
  await click(dayButton(page, soon(2)));
  await click(page.getByRole('button', { name: 'Search flights' }));
  const choices = page.getByRole('button', { name: /^Choose / });
  const chosen = page.getByRole('region', { name: 'Chosen flights' }).getByRole('listitem');
  for (const leg of [0, 1]) {
    await expect(chosen).toHaveCount(leg);
    await click(choices.first());
  }
  await page.getByRole('heading', { level: 1, name: 'Select fare' }).waitFor();
  await click(choices.first());
  await click(page.getByRole('button', { name: 'Add to trip' }));

  const hotels = draftTrip(page).getByRole('region', { name: /^Add a hotel in / });
  await expect(hotels.getByRole('listitem')).toHaveCount(3);
  await click(hotels.getByRole('button', { name: /^Add to trip: / }).first());
  await expect(hotels).toHaveCount(0);
  const cars = draftTrip(page).getByRole('region', { name: /^Add a car in / });
  await click(cars.getByRole('button', { name: /^Add to trip: / }).first());
  await expect(cars).toHaveCount(0);
  await click(draftTrip(page).getByRole('link', { name: 'Go to checkout' }));
  await expectTripCheckout(page);
  await expect(partsOf(page)).toHaveCount(3);
  await click(page.getByRole('button', { name: /^(Book now|Send to .+)$/ }));
  await expect(page.getByText(/^Your trip (is booked|waits for an approval)$/)).toBeVisible();
  expectAtMost(MOST_FOR_THREE_PARTS);
});

test('a past trip is booked again on other days', async ({ page }) => {
  await enter(page, 'traveler');
  const { click, expectAtMost } = countActions(page);
  await click(page.getByRole('link', { name: /^Past \d/ }));
  await click(page.getByRole('link', { name: /^Book .+ again$/ }).first());
  await expectTripCheckout(page);
  const again = page.getByRole('region', { name: /^Book again: / });
  const days = again.getByRole('radio');
  await expect(days.first()).toBeChecked();
  await expect(partsOf(page).first()).toBeVisible();
  const before = await partsOf(page).first().textContent();
  await click(again.locator('label').nth(1));
  await expect(days.nth(1)).toBeChecked();
  await expect(partsOf(page).first()).toBeVisible();
  await expect(partsOf(page).first()).not.toHaveText(before ?? '');
  await click(page.getByRole('button', { name: /^(Book now|Send to .+)$/ }));
  await expect(page.getByText(/^Your trip (is booked|waits for an approval)$/)).toBeVisible();
  expectAtMost(MOST_FOR_A_TRIP_AGAIN);
});
