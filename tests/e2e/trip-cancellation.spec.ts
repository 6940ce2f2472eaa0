import type { Locator, Page } from 'playwright/test';
import type { Money } from '#domain/contract.ts';
import { toInstant } from '#domain/local-time.ts';
import type { DraftPart } from '#machines/trip-draft/trip-draft-context.ts';
import { openFold } from '#tests/support/open-fold.ts';
import { askForApprovals } from './approval-journey.ts';
import { expectAccessible, NARROW } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { press, tabTo, type } from './keyboard.ts';
import { addStayToApprove, bookStay, bookStays, totalOf } from './trip-journey.ts';

const HOTEL = 'The Only Room';

/** Books rooms over HTTP, weeks apart, and opens the trip. */
async function openThreeRooms(page: Page): Promise<[DraftPart, DraftPart, DraftPart]> {
  const stays = [0, 1, 2].map((number) => ({ hotel: HOTEL, number }));
  const { trip, rooms } = await bookStays(page, 'admin', stays);
  await page.goto(`/trips/${trip._id}`);
  await expect(page.getByText('No action needed: everything is booked.')).toBeVisible();
  return rooms as [DraftPart, DraftPart, DraftPart]; // as many as were booked
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Cancel bookings of this trip?' });
const roomsOf = (page: Page) => page.getByRole('article', { name: HOTEL });

/** What a fact of the dialog says. */
const factOf = (dialog: Locator, name: string) =>
  dialog.getByText(name, { exact: true }).locator('xpath=following-sibling::dd');

/** What the hotel charges after the last deadline of a stay, which is paid there. */
function penaltyOf({ part }: DraftPart): Money {
  const last = part.kind === 'hotel' ? part.priced.room.deadlines.at(-1) : undefined;
  if (!last) throw new Error('It is never refunded');
  return last.penalty;
}

/** By the clocks of the hotel on the day of the arrival. */
function arrivalAt({ part }: DraftPart, time: string): Date {
  if (part.kind !== 'hotel') throw new Error('It is no stay');
  return toInstant(`${part.criteria.checkIn}T${time}`, 'Europe/Zurich');
}

const DAY_MS = 24 * 3_600_000;

/** So that this is the time at the company. */
async function moveClockTo(page: Page, instant: Date, days = 0): Promise<void> {
  await moveClock(page, Math.ceil((instant.getTime() + days * DAY_MS - Date.now()) / 60_000));
}

async function moveClock(page: Page, minutes: number): Promise<void> {
  await page.goto('/practice');
  await page.getByLabel('Minutes by which the clock is ahead').fill(String(minutes));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The switches are saved.')).toBeVisible();
}

test('two of three bookings are cancelled by keyboard, with their costs', async ({ page }) => {
  test.setTimeout(120_000);
  const [first, second, third] = await openThreeRooms(page);
  const trip = page.url();
  await moveClockTo(page, arrivalAt(first, '19:00'));
  await page.goto(trip);
  await openFold(roomsOf(page).nth(0), 'Details');
  const terms = roomsOf(page).nth(0).getByRole('list', { name: 'Cancellation by the clocks at the hotel' });
  await expect(terms.locator('[aria-current="true"]')).not.toContainText('free');
  await press(page, page.getByRole('button', { name: 'Cancel the whole trip' }));
  const dialog = dialogOf(page);
  await expect(dialog.getByRole('button', { name: 'Cancel all 3 bookings' })).toBeVisible();
  const charged = factOf(dialog, 'Charged by the hotels, in all');
  const waived = factOf(dialog, 'No longer to be paid at the hotels, in all');
  const price = first.part.priced.total.asked.amount;
  const penalty = penaltyOf(first).amount;
  await expect(charged).toHaveText(totalOf([], penalty));
  await expect(waived).toHaveText(totalOf([second, third], price - penalty));

  const ticks = dialog.getByRole('checkbox', { name: HOTEL });
  await tabTo(page, ticks.nth(0));
  await page.keyboard.press('Space');
  await expect(charged).toBeHidden();
  await expect(waived).toHaveText(totalOf([second, third]));
  await page.keyboard.press('Space');
  await tabTo(page, ticks.nth(2));
  await page.keyboard.press('Space');
  await expect(charged).toHaveText(totalOf([], penalty));
  await expect(waived).toHaveText(totalOf([second], price - penalty));
  await expectAccessible(page);
  await page.setViewportSize(NARROW);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);

  await type(page, dialog.getByLabel('Why is it cancelled?'), 'The meeting was moved');
  await press(page, dialog.getByRole('button', { name: 'Cancel 2 of 3 bookings' }));
  await expect(dialog).toBeHidden();
  await expect(roomsOf(page).nth(0).getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(
    roomsOf(page)
      .nth(0)
      .getByText(/The hotel charges/),
  ).toHaveText(totalOf([], penalty));
  await expect(roomsOf(page).nth(1)).toContainText('The cancellation cost nothing.');
  await expect(roomsOf(page).nth(2).getByText('Confirmed', { exact: true })).toBeVisible();
  await moveClock(page, 0);
});

test('upcoming parts can be cancelled after the first stay has started, and nothing after the trip', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const [first, , third] = await openThreeRooms(page);
  const trip = page.url();
  try {
    await moveClockTo(page, arrivalAt(first, '12:00'), 1);
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
    await dialog.getByLabel('Why is it cancelled?').fill('The project has ended');
    await dialog.getByRole('button', { name: 'Cancel 2 of 3 bookings' }).click();
    await expect(roomsOf(page).nth(1).getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(roomsOf(page).nth(0).getByText('Confirmed', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel the whole trip' })).toHaveAccessibleDescription(
      /has begun, and can't be cancelled online any more/,
    );
    await moveClockTo(page, arrivalAt(third, '12:00'), 3);
    await page.goto(trip);
    await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cancel / })).toHaveCount(0);
  } finally {
    await moveClock(page, 0);
  }
});

test('an added room that waits for approval is cancelled alone', async ({ page, server }) => {
  const { trip } = await bookStay(page, 'traveler', { hotel: HOTEL, number: 1 });
  await page.goto(`/trips/${trip._id}`);
  await expect(page.getByText('No action needed: everything is booked.')).toBeVisible();
  const undo = await askForApprovals(server);
  try {
    await addStayToApprove(page, 'traveler', { hotel: HOTEL, number: 2 }, trip);
  } finally {
    await undo();
  }
  await page.reload();
  await press(page, page.getByRole('button', { name: 'Cancel what is waiting for approval' }));
  const dialog = dialogOf(page);
  await expect(dialog.getByText('It is on hold, and will be released free of charge.')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: HOTEL })).not.toBeChecked();
  await expect(factOf(dialog, 'Kept by the suppliers, in all')).toHaveText('Nothing');
  await type(page, dialog.getByLabel('Why is it cancelled?'), 'One night is enough');
  await press(page, dialog.getByRole('button', { name: 'Cancel what is waiting for approval' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No action needed: everything is booked.')).toBeVisible();
  await expect(roomsOf(page).nth(0).getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(roomsOf(page).nth(1).getByText('Cancelled', { exact: true })).toBeVisible();
});

test('a penalty that rises while the dialog is open is shown before anything is cancelled', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  const [first, second, third] = await openThreeRooms(page);
  await page.getByRole('button', { name: 'Cancel the whole trip' }).click();
  const dialog = dialogOf(page);
  const charged = factOf(dialog, 'Charged by the hotels, in all');
  const waived = factOf(dialog, 'No longer to be paid at the hotels, in all');
  await expect(charged).toBeHidden();
  const practice = await context.newPage();
  try {
    await moveClockTo(practice, arrivalAt(first, '19:00'));
    await dialog.getByLabel('Why is it cancelled?').fill('The meeting was moved');
    await dialog.getByRole('button', { name: 'Cancel all 3 bookings' }).click();
    await expect(dialog.getByText('The cancellation now costs more. Nothing was cancelled.')).toBeVisible();
    const penalty = penaltyOf(first).amount;
    await expect(charged).toHaveText(totalOf([], penalty));
    await expect(waived).toHaveText(totalOf([second, third], first.part.priced.total.asked.amount - penalty));
    await expect(dialog.getByLabel('Why is it cancelled?')).toHaveValue('The meeting was moved');
    await dialog.getByRole('button', { name: 'Cancel all 3 bookings' }).click();
    await expect(dialog).toBeHidden();
    await expect(roomsOf(page).first().getByText('Cancelled', { exact: true })).toBeVisible();
  } finally {
    await moveClock(practice, 0);
  }
});
