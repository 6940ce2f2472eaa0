import type { Page } from 'playwright/test';
import { askForApprovals } from './approval-journey.ts';
import { requestLongerStay } from './change-journey.ts';
import { expectAccessible, WIDE } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { pickDay, press, tabTo, type } from './keyboard.ts';
import { type BookedStay, dayAfter, openBookedStay } from './part-change-journey.ts';

/** A booked stay is prolonged by nothing but keys, and the focus is where the next step begins. */

test.use({ viewport: WIDE });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** From the page of the trip to the review of a night more. */
async function chooseLongerStay(page: Page, { hotel, checkIn, checkOut }: BookedStay): Promise<void> {
  await press(page, page.getByRole('button', { name: `Change ${hotel}`, exact: true }));
  await expect(heading(page, 'Book a hotel')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add colleagues' })).toBeHidden();
  await expect(page.getByLabel('Trip purpose')).toBeHidden();
  await press(page, page.getByRole('button', { name: /^Check-in and check-out/ }));
  await pickDay(page, checkIn);
  await pickDay(page, dayAfter(checkOut));
  await press(page, page.getByRole('button', { name: 'Search by price' }));

  await expect(heading(page, 'Select a hotel')).toBeFocused();
  await page.getByRole('article').first().waitFor();
  await press(page, page.getByRole('button', { name: 'Name', exact: true }));
  await type(page, page.getByLabel('Hotel name'), hotel);
  await page.keyboard.press('Escape');
  const card = page.getByRole('article', { name: hotel, exact: true });
  await press(page, card.getByRole('button', { name: /^Choose a room/ }));

  await expect(heading(page, 'Choose a room')).toBeFocused();
  const room = page.getByRole('button', { name: /^Review the change: .* for / }).first();
  await room.waitFor();
  await expect(page.getByRole('button', { name: /^Add to trip/ })).toHaveCount(0);
  await press(page, room);
  await expect(heading(page, 'Review the change')).toBeFocused();
  await expect(page.getByRole('table')).toBeVisible();
}

test('a stay is extended by keyboard', async ({ page }) => {
  test.setTimeout(120_000);
  const stay = await openBookedStay(page, 'traveler');
  await chooseLongerStay(page, stay);
  await expectAccessible(page);

  const order = page.getByRole('button', { name: 'Change the booking' });
  const dialog = page.getByRole('dialog', { name: `Change ${stay.hotel}?` });
  await press(page, order);
  await expect(dialog.getByRole('button', { name: 'Back to the review' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(order).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: /^Change, / }));

  await expect(page).toHaveURL((url) => url.pathname === `/trips/${stay.trip._id}`);
  await expect(page.getByText('The booking was changed.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a change that waits for approval is withdrawn by keyboard', async ({ page, server }) => {
  const stay = await openBookedStay(page, 'traveler');
  const undo = await askForApprovals(server);
  try {
    await requestLongerStay(page, stay.trip);
  } finally {
    await undo();
  }
  await page.reload();

  const withdraw = page.getByRole('button', { name: 'Withdraw the change' }).first();
  const dialog = page.getByRole('dialog', { name: `Withdraw the change of ${stay.hotel}?` });
  await press(page, withdraw);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(withdraw).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: 'Withdraw the change' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Requested change')).toBeHidden();
  // The button has gone with the change that it withdraws.
  const part = page.getByRole('article', { name: stay.hotel });
  await expect(part).toBeFocused();
  await page.keyboard.press('Tab');
  await tabTo(page, part.getByRole('button', { name: `Change ${stay.hotel}`, exact: true }));
});
