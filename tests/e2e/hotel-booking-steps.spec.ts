import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import type { Page } from 'playwright/test';
import { unfoldSearch } from '#tests/support/unfold-search.ts';
import { calmStay } from './calm-stay.ts';
import { expect, test } from './fixtures.ts';
import {
  choosePlace,
  enter,
  expectStep,
  hotelCard,
  openCheckout,
  orderNow,
  STEPS,
  type Step,
  searchHotels,
  untilSaved,
} from './hotel-journey.ts';
import { fillSignIn, PASSWORD, PEOPLE } from './people.ts';
import { enterAtCheckout } from './unfinished-booking.ts';

const HOTEL = 'The Closed Desk';

/** Shows at each step that the earlier choices are not lost. */
const SAVED: Record<Step, (page: Page) => Promise<void>> = {
  search: (page) => expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('Einsiedeln'),
  select: (page) => expect(hotelCard(page, HOTEL)).toBeVisible(),
  room: (page) => expect(page.getByRole('heading', { level: 2, name: HOTEL })).toBeVisible(),
  checkout: (page) => expect(page.getByRole('heading', { level: 2, name: HOTEL })).toBeVisible(),
};

/** At each of these steps, an action that sends a request to the server. */
const LEAVING = {
  search: choosePurpose,
  checkout: orderNow,
};

async function choosePurpose(page: Page): Promise<void> {
  await unfoldSearch(page);
  await page.getByLabel('Trip purpose').selectOption({ index: 1 });
}

/** Fills in a part of the search, without searching yet. */
async function beginSearch(page: Page): Promise<void> {
  await enter(page, 'traveler', '/booking/hotel');
  await choosePlace(page, 'Einsiedeln');
  await untilSaved(page, 'traveler', '"label":"Einsiedeln"');
}

/** Waits for background requests, which would otherwise find the session ended before the action. */
async function beginCheckout(page: Page): Promise<void> {
  await enterAtCheckout(page, 'traveler', HOTEL);
  await untilSaved(page, 'traveler', '"info":{');
}

async function expectSaved(page: Page, step: Step): Promise<void> {
  await expectStep(page, step);
  await SAVED[step](page);
}

test('the back and forward buttons of the browser lose no choice', async ({ page }) => {
  await enter(page, 'traveler', '/booking/hotel');
  await openCheckout(page, HOTEL);
  for (const step of ['room', 'select', 'search'] as const) {
    await page.goBack();
    await expectSaved(page, step);
  }
  for (const step of ['select', 'room', 'checkout'] as const) {
    await page.goForward();
    await expectSaved(page, step);
  }
});

test('going back from the results to the home page finds the search as it was sent', async ({ page }) => {
  await enter(page, 'traveler');
  const kind = page.getByRole('radio', { name: 'Hotel', exact: true });
  await kind.check();
  await searchHotels(page);
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(kind).toBeChecked();
  await SAVED.search(page);
  const { checkIn } = calmStay();
  await expect(page.getByRole('button', { name: /^Check-in and check-out/ })).toContainText(
    format(parseISO(checkIn), 'd MMM'),
  );
  await page.goForward();
  await expectStep(page, 'select');
  // A page that is opened afresh has an empty search.
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('radio', { name: 'Flight' })).toBeChecked();
});

for (const { step, begin } of [
  { step: 'search', begin: beginSearch },
  { step: 'checkout', begin: beginCheckout },
] as const) {
  test(`a booking whose session ends at its ${step} continues after the next sign-in, with all choices`, async ({
    page,
    server,
  }) => {
    await begin(page);
    await page.context().clearCookies();
    server.clock.advance(16 * 60_000);
    await LEAVING[step](page);
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await fillSignIn(page, PEOPLE.traveler, PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/booking\/hotel/);
    await page.goto(STEPS[step].path);
    await expectSaved(page, step);
  });
}

test('an interrupted booking continues in another browser, with the entered data', async ({
  page,
  openContext,
}) => {
  await enterAtCheckout(page, 'traveler', HOTEL);
  await page.getByLabel('Cost centre').fill('4711');
  await page.getByLabel('Comment (optional)').fill('A room to the garden');
  await untilSaved(page, 'traveler', 'A room to the garden');

  const context = await openContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto('/login?redirect=%2Fbooking%2Fhotel');
  await fillSignIn(elsewhere, PEOPLE.traveler, PASSWORD);
  await elsewhere.getByRole('button', { name: 'Sign in' }).click();
  await expect(elsewhere.getByText('Continue where you left off')).toBeVisible();
  await elsewhere.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectSaved(elsewhere, 'checkout');
  await expect(elsewhere.getByLabel('Cost centre')).toHaveValue('4711');
  await expect(elsewhere.getByLabel('Comment (optional)')).toHaveValue('A room to the garden');
  await context.close();
});
