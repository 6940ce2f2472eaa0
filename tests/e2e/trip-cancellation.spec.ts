import type { Locator, Page } from 'playwright/test';
import { instantOf } from '#domain/local-time.ts';
import type { DraftPart } from '#machines/trip-draft/trip-draft-context.ts';
import { expectAccessibleAtBothWidths, NARROW } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectBooked, orderNow } from './hotel-journey.ts';
import { press, tabTo, type } from './keyboard.ts';
import { draftTrip, enterWithStays, totalOf } from './trip-journey.ts';

const HOTEL = 'The Only Room';

/** Books rooms of which the second one is never refunded, and opens the trip. */
async function bookThreeRooms(page: Page): Promise<DraftPart[]> {
  const rooms = await enterWithStays(page, 'admin', [
    { hotel: HOTEL, number: 0, refundable: true },
    { hotel: HOTEL, number: 1, refundable: false },
    { hotel: HOTEL, number: 2, refundable: true },
  ]);
  await draftTrip(page).getByRole('link', { name: 'Go to checkout' }).click();
  await orderNow(page);
  await expectBooked(page);
  await page.getByRole('link', { name: 'Open the trip' }).click();
  await expect(page.getByText('Nobody: everything is booked.')).toBeVisible();
  return rooms;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Cancel bookings of this trip?' });
const roomsOf = (page: Page) => page.getByRole('article', { name: HOTEL });

/** What a fact of the dialog says. */
const factOf = (dialog: Locator, name: string) =>
  dialog.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');

/** So that the company's clock is at noon of the day after the arrival at a stay. */
async function goToTheStay(page: Page, { part }: DraftPart): Promise<void> {
  if (part.kind !== 'hotel') throw new Error('It is no stay');
  const arrival = instantOf(`${part.criteria.checkIn}T12:00`, 'Europe/Zurich').getTime();
  await moveClock(page, Math.ceil((arrival - Date.now()) / 60_000) + 24 * 60);
}

async function moveClock(page: Page, minutes: number): Promise<void> {
  await page.goto('/practice');
  await page.getByLabel('Minutes by which the clock is ahead').fill(String(minutes));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The switches are saved.')).toBeVisible();
}

test('two of three bookings are cancelled by nothing but keys, with what they cost', async ({ page }) => {
  test.setTimeout(120_000);
  const [first, second, third] = await bookThreeRooms(page);
  if (!first || !second || !third) throw new Error('There are not three rooms');
  await press(page, page.getByRole('button', { name: 'Cancel the whole trip' }));
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: 'Cancel all 3 bookings' })).toBeVisible();
  const kept = factOf(dialog, 'Kept by the suppliers, in all');
  const refunded = factOf(dialog, 'Refunded, in all');
  await expect(kept).toHaveText(totalOf([second]));
  await expect(refunded).toHaveText(totalOf([first, third]));

  const ticks = dialog.getByRole('checkbox', { name: HOTEL });
  await tabTo(page, ticks.nth(1));
  await page.keyboard.press('Space');
  await expect(kept).toHaveText('Nothing');
  await page.keyboard.press('Space');
  await tabTo(page, ticks.nth(2));
  await page.keyboard.press('Space');
  await expect(kept).toHaveText(totalOf([second]));
  await expect(refunded).toHaveText(totalOf([first]));
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize(NARROW);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);

  await type(page, dialog.getByLabel('Why is it cancelled?'), 'The meeting was moved');
  await press(page, dialog.getByRole('button', { name: 'Cancel 2 of 3 bookings' }));
  await expect(dialog).toBeHidden();
  await expect(roomsOf(page).nth(0).getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(roomsOf(page).nth(0)).toContainText('The cancellation cost nothing.');
  await expect(roomsOf(page).nth(1)).toContainText(/The supplier keeps/);
  await expect(roomsOf(page).nth(1)).toContainText(totalOf([second]));
  await expect(roomsOf(page).nth(2).getByText('Confirmed', { exact: true })).toBeVisible();
});

test('a part is where a cancellation begins, and others may be added to it', async ({ page }) => {
  await bookThreeRooms(page);
  await roomsOf(page).nth(2).getByRole('button', { name: 'Cancel this part' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: 'Cancel 1 of 3 bookings' })).toBeVisible();
  await dialog.getByRole('checkbox', { name: HOTEL }).first().check();
  await dialog.getByRole('checkbox', { name: HOTEL }).last().uncheck();
  await dialog.getByLabel('Why is it cancelled?').fill('The first night is not needed');
  await dialog.getByRole('button', { name: 'Cancel 1 of 3 bookings' }).click();
  await expect(roomsOf(page).nth(0).getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(roomsOf(page).nth(2).getByText('Confirmed', { exact: true })).toBeVisible();
});

test('of a trip whose first stay has begun, what is ahead is cancelled, and nothing when all is over', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const [first, , third] = await bookThreeRooms(page);
  if (!first || !third) throw new Error('There are not three rooms');
  const trip = page.url();
  try {
    await goToTheStay(page, first);
    await page.goto(trip);
    await expect(roomsOf(page).nth(0)).toContainText('The stay has begun.');
    await expect(roomsOf(page).nth(0).getByRole('button', { name: 'Cancel this part' })).toBeHidden();
    await page.getByRole('button', { name: 'Cancel the whole trip' }).click();
    const dialog = dialogOf(page);
    await expect(dialog.getByRole('heading', { name: 'Stays booked' })).toBeVisible();
    await expect(
      dialog.getByText(/^The stay has begun\. .* the hotel or your travel agency can tell you\.$/),
    ).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: HOTEL })).toHaveCount(2);
    await page.setViewportSize(NARROW);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
    await expectAccessibleAtBothWidths(page);
    await dialog.getByLabel('Why is it cancelled?').fill('The project has ended');
    await dialog.getByRole('button', { name: 'Cancel 2 of 3 bookings' }).click();
    await expect(roomsOf(page).nth(1).getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(roomsOf(page).nth(0).getByText('Confirmed', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel the whole trip' })).toHaveAccessibleDescription(
      /has begun, and can't be cancelled online any more/,
    );
    await goToTheStay(page, third);
    await page.goto(trip);
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cancel / })).toHaveCount(0);
  } finally {
    await moveClock(page, 0);
  }
});
