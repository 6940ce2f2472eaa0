import type { Page } from 'playwright/test';
import { calmStay } from './calm-stay.ts';
import { expect, test } from './fixtures.ts';
import { deleteDraft, expectStep, signInUnseen } from './hotel-journey.ts';
import { enterAtRooms } from './unfinished-booking.ts';

/** A part of the draft trip, and where it is shown. */

const HOTEL = 'The Closed Desk';

const draftTrip = (page: Page) => page.getByRole('region', { name: 'Your draft trip' });
const addButtons = (page: Page) => page.getByRole('button', { name: /^Add to trip: .* for / });
const badge = (page: Page) => page.getByRole('button', { name: /^Draft trip, / });

async function deleteTripDraft(page: Page): Promise<void> {
  const { headers } = await signInUnseen(page, 'traveler');
  await deleteDraft(page.context().request, headers, 'trip');
}

/** Chooses the first room of a practice hotel for the trip. */
async function addRoom(page: Page): Promise<void> {
  await enterAtRooms(page, 'traveler', HOTEL);
  await addButtons(page).first().click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByText('Added to your trip')).toBeVisible();
  await expect(draftTrip(page).getByRole('button', { name: `Remove ${HOTEL}` })).toBeVisible();
}

test.beforeEach(({ page }) => deleteTripDraft(page));
test.afterEach(({ page }) => deleteTripDraft(page));

test('a room is in the draft trip on every page, after a reload, and in other tabs', async ({
  page,
  context,
}) => {
  await addRoom(page);
  await expect(badge(page)).toHaveAccessibleName('Draft trip, 1 part');
  await page.reload();
  await expect(draftTrip(page).getByRole('button', { name: `Remove ${HOTEL}` })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/booking/car');
  await badge(other).click();
  const menu = other.getByRole('region', { name: 'Draft trip' });
  await expect(menu.getByText(HOTEL, { exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute(
    'href',
    '/booking/checkout',
  );

  await draftTrip(page)
    .getByRole('button', { name: `Remove ${HOTEL}` })
    .click();
  await expect(badge(other)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(badge(other)).toHaveAccessibleName('Draft trip, 1 part');
});

test('the next search proposes place and dates of the trip, and a change reuses the search', async ({
  page,
}) => {
  await addRoom(page);
  const { checkIn } = calmStay();
  await badge(page).click();
  await page.getByRole('button', { name: /^Add a car in / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rent a car' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Pick-up location' })).toHaveValue(new RegExp(`^${HOTEL}`));
  await expect(page.getByRole('button', { name: /^Pick-up and drop-off/ })).toHaveText(
    new RegExp(`${Number(checkIn.slice(8))} `),
  );

  await badge(page).click();
  await page.getByRole('button', { name: /^Add a flight to / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Book a flight' })).toBeVisible();

  await page.goto('/');
  await draftTrip(page)
    .getByRole('button', { name: /^Draft trip: /, expanded: false })
    .click();
  await draftTrip(page)
    .getByRole('button', { name: `Change ${HOTEL}` })
    .click();
  await expectStep(page, 'search');
  await expect(page.getByRole('combobox', { name: 'Location', exact: true })).toHaveValue('Einsiedeln');
  await page.getByRole('button', { name: 'Search by price' }).click();
  await expectStep(page, 'select');
});

test('the draft trip is discarded once it is confirmed, by keyboard', async ({ page }) => {
  await addRoom(page);
  await draftTrip(page).getByRole('button', { name: 'Discard the draft trip' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Discard the draft trip?' });
  await dialog.getByRole('button', { name: 'Discard', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(draftTrip(page)).toHaveCount(0);
  await expect(badge(page)).toHaveCount(0);
});
