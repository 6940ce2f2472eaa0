import type { Page } from 'playwright/test';
import { giveReason } from '#tests/support/give-reason.ts';
import { expectNoOverflow } from './administration.ts';
import { expectStep as expectCarStep } from './car-journey.ts';
import { expectAccessible, NARROW } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { chooseFlights, searchRoundTrip } from './flight-journey.ts';
import { enter, expectBooked, orderNow, signInUnseen } from './hotel-journey.ts';
import { press } from './keyboard.ts';
import {
  BOOKING_FEE,
  draftTrip,
  enterWithRooms,
  expectTripCheckout,
  partsOf,
  totalOf,
} from './trip-journey.ts';

const COLLEAGUE = 'Daniel Frei';

async function addColleagues(page: Page, names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add colleagues' }).click();
  for (const name of names) {
    await page.getByLabel('Search colleagues').fill(name.split(' ').at(-1) ?? '');
    await page.getByRole('button', { name: `Add ${name}` }).click();
  }
}

/** Opens the flow of another part at its search, from the top bar, once the trip has so many parts. */
async function beginNext(page: Page, parts: string, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: `Draft trip, ${parts}` }).click();
  await page.getByRole('region', { name: 'Draft trip', exact: true }).getByRole('button', { name }).click();
}

/** Lets the server load its places, which takes longer than anybody waits for a field that is filled in. */
async function insertPlaces(page: Page): Promise<void> {
  const data = { input: 'Vienna' };
  expect((await page.request.post('/places/v1/places:autocomplete', { data })).status()).toBe(200);
}

test('flights for two people, with a room and a car for one of them, are combined and booked', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await enter(page, 'arranger', '/booking/flight');
  await addColleagues(page, ['Beat Zimmermann', COLLEAGUE]);
  await searchRoundTrip(page, 'ZRH', 'VIE');
  await chooseFlights(page, 2);
  await insertPlaces(page);
  await page
    .getByRole('button', { name: /^Add to trip: / })
    .first()
    .click();

  await beginNext(page, '1 part', /^Add a hotel near /);
  await expect(page.getByRole('heading', { level: 1, name: 'Book a hotel' })).toBeVisible();
  await page.getByRole('button', { name: `Remove ${COLLEAGUE}` }).click();
  await page.getByRole('button', { name: 'Search by price' }).click();
  await page
    .getByRole('button', { name: /^Choose a room in / })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Add to trip: / })
    .first()
    .click();

  await beginNext(page, '2 parts', /^Add a car in /);
  await expectCarStep(page, 'search');
  await page.getByRole('button', { name: 'Search cars' }).click();
  // While there is a draft trip, this leads through it.
  await page
    .getByRole('button', { name: /^Go to checkout: / })
    .first()
    .click();

  await expectTripCheckout(page);
  await expect(partsOf(page)).toHaveCount(3);
  await expect(partsOf(page).first()).toContainText(COLLEAGUE);
  await expect(partsOf(page).nth(1)).not.toContainText(COLLEAGUE);
  await expect(partsOf(page).nth(2)).not.toContainText(COLLEAGUE);
  await giveReason(page);
  await page.getByRole('button', { name: /^(Book now|Send to .+)$/ }).click();
  await expect(page.getByText(/^Your trip (is booked|is waiting for approval)$/)).toBeVisible();
});

test('a trip is booked in another browser after all its offers have expired', async ({
  page,
  openContext,
  server,
}) => {
  const rooms = await enterWithRooms(page, 'multi', 2);
  await expect(draftTrip(page)).toBeVisible();
  await page.close();
  server.clock.advance(31 * 60_000);
  const elsewhere = await (await openContext()).newPage();
  await signInUnseen(elsewhere, 'multi');
  await elsewhere.goto('/booking/checkout');
  await expect(partsOf(elsewhere)).toHaveCount(2);
  await expect(elsewhere.getByRole('complementary', { name: 'Summary' })).toContainText(
    totalOf(rooms, BOOKING_FEE),
  );
  await orderNow(elsewhere);
  await expectBooked(elsewhere);
});

test('rooms are removed and restored, cost the sum of their parts, and are booked together by keyboard', async ({
  page,
}) => {
  const rooms = await enterWithRooms(page, 'traveler', 2);
  await expect(draftTrip(page)).toContainText(totalOf(rooms));
  await press(page, draftTrip(page).getByRole('link', { name: /^Go on: / }));
  await expectTripCheckout(page);
  const summary = page.getByRole('complementary', { name: 'Summary' });
  await expect(summary).toContainText(totalOf(rooms, BOOKING_FEE));
  await press(page, page.getByRole('button', { name: 'Remove The Only Room' }).last());
  await expect(partsOf(page)).toHaveCount(1);
  await expect(summary).toContainText(totalOf(rooms.slice(0, 1), BOOKING_FEE));
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(partsOf(page)).toHaveCount(2);
  await press(page, page.getByRole('button', { name: 'Book now' }));
  await expectBooked(page);
  await press(page, page.getByRole('link', { name: 'Open the trip' }));
  await expect(page.getByText('No action needed: everything is booked.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'The Only Room' })).toHaveCount(2);
});

test('the pages of a draft trip fit a phone and have no accessibility violations', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await enterWithRooms(page, 'admin', 2);
  await draftTrip(page).waitFor();
  await expectAccessible(page);
  await draftTrip(page)
    .getByRole('link', { name: /^Go on: / })
    .click();
  await expect(partsOf(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Book now' }).waitFor();
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Remove The Only Room' }).first().click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await expectAccessible(page);
});
