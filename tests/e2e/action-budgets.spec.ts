import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { nextTuesday } from 'date-fns/nextTuesday';
import type { Page } from 'playwright/test';
import { giveReason } from '#tests/support/give-reason.ts';
import { type CountedActions, countActions } from './count-actions.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, test } from './fixtures.ts';
import { expectStep } from './flight-journey.ts';
import { dayButton, enter, expectBooked, orderNow, signInUnseen } from './hotel-journey.ts';
import { expectReview, summaryOf } from './part-change-journey.ts';
import { fillSignIn, PASSWORD, PEOPLE, signIn } from './people.ts';
import { draftTrip, expectTripCheckout, partsOf } from './trip-journey.ts';
import { enterAtFares } from './unfinished-flight.ts';

/** The most actions that each task may take from the home page. */
const MOST_FOR_A_HOTEL = 7;
/** It took 13 when the form began with the arranger as the traveler. */
const MOST_FOR_A_HOTEL_FOR_TWO = 11;
const MOST_FOR_A_FLIGHT = 9;
const MOST_FOR_A_CAR = 7;
const MOST_FOR_THREE_PARTS = 14;
const MOST_FOR_A_TRIP_AGAIN = 4;
const MOST_FOR_A_DAY_LATER = 5;
const MOST_FOR_A_SUPPLIERS_NUMBER = 1;
const MOST_FOR_TWO_WITHIN_THE_RULES = 3;
const MOST_FOR_TWO_THAT_BREAK_ONE = 4;

/** A day that the calendar shows at once, so many days after a Tuesday. */
const soon = (days: number) => format(addDays(nextTuesday(addDays(new Date(), 14)), days), 'yyyy-MM-dd');

/** From the home page to the fares of the first flights from Zurich to London and back. */
async function findFares(page: Page, { click, fill }: CountedActions): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'From', exact: true })).toHaveValue(/\bZRH\b/);
  await fill(page.getByRole('combobox', { name: 'To', exact: true }), 'LHR');
  // Leaving the field takes the first airport that was found.
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
}

test('a flight there and back is booked', async ({ page }) => {
  await enter(page, 'traveler');
  const actions = countActions(page);
  await findFares(page, actions);
  await actions.click(page.getByRole('button', { name: /^Choose / }).first());
  await actions.click(page.getByRole('button', { name: /^(Book now|Send to .+)$/ }));
  await expect(page.getByText(/^Your trip (is booked|is waiting for approval)$/)).toBeVisible();
  actions.expectAtMost(MOST_FOR_A_FLIGHT);
});

test('a hotel is booked', async ({ page }) => {
  await enter(page, 'traveler');
  const { click, expectAtMost } = countActions(page);
  await click(page.getByRole('radio', { name: 'Hotel', exact: true }));
  // The place is asked for first, and has the focus.
  await expect(page.getByRole('combobox', { name: 'Location', exact: true })).toBeFocused();
  await page.keyboard.type('Berlin');
  await page
    .getByRole('option', { name: /Berlin/ })
    .first()
    .waitFor();
  await click(page.getByRole('button', { name: /^Check-in and check-out/ }));
  await click(dayButton(page, soon(0)));
  await click(dayButton(page, soon(2)));
  await click(page.getByRole('button', { name: 'Search by price' }));
  await click(page.getByRole('button', { name: /^Book this rate: / }).first());
  await click(page.getByRole('button', { name: /^(Book now|Send to .+)$/ }));
  await expect(page.getByText(/^Your trip (is booked|is waiting for approval)$/)).toBeVisible();
  expectAtMost(MOST_FOR_A_HOTEL);
});

test('an arranger books a hotel for two, whose trips are listed', async ({ page }) => {
  await enter(page, 'arranger');
  const { click, fill, press, expectAtMost } = countActions(page);
  const people = page.getByRole('group', { name: 'For', exact: true });
  for (const [words, name] of [
    ['Anna Kel', 'Anna Keller'],
    ['Daniel Fr', 'Daniel Frei'],
  ] as const) {
    await fill(people.getByRole('searchbox', { name: 'Search colleagues' }), words);
    await press('Enter');
    await expect(people.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
  }
  await expect(page.getByText('Only trips of Anna Keller and Daniel Frei')).toBeVisible();
  await expectAccessible(page);
  await click(page.getByRole('radio', { name: 'Hotel', exact: true }));
  await expect(page.getByRole('combobox', { name: 'Location', exact: true })).toBeFocused();
  await page.keyboard.type('Berlin');
  await page
    .getByRole('option', { name: /Berlin/ })
    .first()
    .waitFor();
  await click(page.getByRole('button', { name: /^Check-in and check-out/ }));
  await click(dayButton(page, soon(0)));
  await click(dayButton(page, soon(2)));
  await click(page.getByRole('button', { name: 'Search by price' }));
  await click(page.getByRole('button', { name: /^Book this rate: / }).first());
  await click(page.getByRole('button', { name: /^(Book now|Send to .+)$/ }));
  await expect(page.getByText(/^Your trip (is booked|is waiting for approval)$/)).toBeVisible();
  expectAtMost(MOST_FOR_A_HOTEL_FOR_TWO);
});

test('the people of an arranger stay chosen until they sign out', async ({ page }) => {
  await signIn(page, 'arranger');
  const people = page.getByRole('group', { name: 'For', exact: true });
  await people.getByRole('searchbox', { name: 'Search colleagues' }).fill('Anna Kel');
  await page.keyboard.press('Enter');
  const chosen = people.getByRole('button', { name: 'Remove Anna Keller' });
  await expect(chosen).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('list', { name: 'Account' }).getByRole('link', { name: 'My profile' }).click();
  await page.getByRole('heading', { level: 1, name: 'Beat Zimmermann' }).waitFor();
  await page.getByRole('link', { name: 'Trips', exact: true }).first().click();
  await expect(chosen).toBeVisible();
  await expect(page.getByRole('form', { name: 'Flight search' })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await fillSignIn(page, PEOPLE.arranger, PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(people).toBeVisible();
  await expect(chosen).toHaveCount(0);
});

test('a car is booked', async ({ page }) => {
  await enter(page, 'traveler');
  const { click, expectAtMost } = countActions(page);
  await click(page.getByRole('radio', { name: 'Car', exact: true }));
  // The place is asked for first, and has the focus.
  await expect(page.getByRole('combobox', { name: 'Pick-up location' })).toBeFocused();
  await page.keyboard.type('GVA');
  await page
    .getByRole('option', { name: /Geneva/ })
    .first()
    .waitFor();
  await click(page.getByRole('button', { name: /^Pick-up and drop-off/ }));
  await click(dayButton(page, soon(0)));
  await click(dayButton(page, soon(2)));
  await click(page.getByRole('button', { name: 'Search cars' }));
  await click(page.getByRole('button', { name: /^Go to checkout: / }).first());
  await click(page.getByRole('button', { name: /^(Book now|Send to .+)$/ }));
  await expect(page.getByText(/^Your trip (is booked|is waiting for approval)$/)).toBeVisible();
  expectAtMost(MOST_FOR_A_CAR);
});

test('a flight, a hotel and a car are booked as one trip', async ({ page }) => {
  test.setTimeout(60_000);
  await enter(page, 'traveler');
  const actions = countActions(page);
  const { click, expectAtMost } = actions;
  await findFares(page, actions);
  await click(page.getByRole('button', { name: /^Add to trip: / }).first());

  const hotels = draftTrip(page).getByRole('region', { name: /^Add a hotel near / });
  await expect(hotels.getByRole('listitem')).toHaveCount(3);
  await click(hotels.getByRole('button', { name: /^Add to trip: / }).first());
  await expect(hotels).toHaveCount(0);
  const cars = draftTrip(page).getByRole('region', { name: /^Add a car in / });
  await click(cars.getByRole('button', { name: /^Add to trip: / }).first());
  await expect(cars).toHaveCount(0);
  await click(draftTrip(page).getByRole('link', { name: /^Go on: / }));
  await expectTripCheckout(page);
  await expect(partsOf(page)).toHaveCount(3);
  await click(page.getByRole('button', { name: /^(Book now|Send to .+)$/ }));
  await expect(page.getByText(/^Your trip (is booked|is waiting for approval)$/)).toBeVisible();
  expectAtMost(MOST_FOR_THREE_PARTS);
});

/** Looks up a past trip that is offered on the second of the proposed days, and needs no approval then. */
async function findRepeatable(page: Page): Promise<string> {
  await page.goto('/?trips=past');
  const links = page.getByRole('link', { name: /^Book again: / });
  await links.first().waitFor();
  const found = await links.evaluateAll((all) =>
    all.map((link) => ({
      name: link.getAttribute('aria-label') ?? '',
      href: link.getAttribute('href') ?? '',
    })),
  );
  for (const { name, href } of found) {
    await page.goto(href);
    const again = page.getByRole('region', { name: /^Book again: / });
    await again.locator('label').nth(1).click();
    await expect(again.getByRole('radio').nth(1)).toBeChecked();
    await expect(again.getByRole('status')).not.toHaveText(/^Searching/);
    if (!(await again.getByText(/^All of it/).isVisible())) continue;
    const order = page.getByRole('button', { name: /^(Book now|Send to .+)$/ });
    await order.waitFor();
    if ((await order.textContent()) === 'Book now') return name;
  }
  throw new Error('No past trip can be booked again as it was');
}

test('a past trip is booked again on other days', async ({ page }) => {
  test.setTimeout(90_000);
  await signInUnseen(page, 'traveler');
  const name = await findRepeatable(page);
  await enter(page, 'traveler');
  const { click, expectAtMost } = countActions(page);
  await click(page.getByRole('link', { name: /^Past \d/ }));
  await click(page.getByRole('link', { name, exact: true }).first());
  const again = page.getByRole('region', { name: /^Book again: / });
  await expect(again.getByRole('radio').first()).toBeChecked();
  await expect(again.getByRole('status')).not.toHaveText(/^Searching/);
  await click(again.locator('label').nth(1));
  await expect(again.getByText(/^All of it/)).toBeVisible();
  await expectTripCheckout(page);
  await click(page.getByRole('button', { name: 'Book now' }));
  await expect(page.getByText('Your trip is booked')).toBeVisible();
  await expect(page).toHaveURL((url) => url.search === '');
  expectAtMost(MOST_FOR_A_TRIP_AGAIN);
});

test('a booked flight is taken a day later', async ({ page }) => {
  test.setTimeout(90_000);
  await enterAtFares(page, 'multi', 'oneWay');
  await page
    .getByRole('button', { name: /^Choose .*(Classic|Flex|Plus).* for / })
    .first()
    .click();
  await expectStep(page, 'checkout');
  await giveReason(page);
  await orderNow(page);
  await expectBooked(page);
  const tripPath = await page.getByRole('link', { name: 'Open the trip' }).getAttribute('href');
  await page.goto('/?trips=upcoming');

  const { click, expectAtMost } = countActions(page);
  await click(page.locator(`a[href="${tripPath}"]`));
  await click(page.getByRole('button', { name: 'Change Zurich – London', exact: true }));
  const sameFlights = page.getByRole('region', { name: 'Same flights, other day' });
  const later = sameFlights.getByRole('button', { name: /^Choose: A day later, / });
  await later.waitFor();
  const cost = /for (.+)$/.exec((await later.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await click(later);
  await expectReview(page);
  await expect(summaryOf(page)).toContainText(cost.replace(/ back$/, ''));
  await giveReason(page);
  await click(page.getByRole('button', { name: /^(Change the booking|Send to .+)$/ }));
  const dialog = page.getByRole('dialog', { name: 'Change Zurich – London?' });
  await click(dialog.getByRole('button').last());
  await expect(page.getByText('The booking was changed.')).toBeVisible();
  expectAtMost(MOST_FOR_A_DAY_LATER);
});

test("a colleague's booking is found by the supplier's number", async ({ page, server }) => {
  const { id, itinerary_ref, locator } = await server.deps.db
    .selectFrom('trip_parts as p')
    .innerJoin('trips as t', 't.id', 'p.trip_id')
    .innerJoin('trip_travellers as w', 'w.trip_id', 't.id')
    .innerJoin('company_users as m', 'm.id', 'w.company_user_id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['t.id', 't.itinerary_ref', 'p.locator'])
    .where('u.email_key', '=', PEOPLE.traveler)
    .where('p.locator', 'is not', null)
    .where('t.status', '=', 'complete')
    .executeTakeFirstOrThrow();
  await enter(page, 'arranger');
  await page.getByRole('button', { name: 'Search Trips, people, places' }).waitFor();
  const { press, expectAtMost } = countActions(page);
  await press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search for trips, people and pages' });
  await expect(field).toBeFocused();
  await page.keyboard.type(locator ?? '');
  const found = page.getByRole('option', { name: new RegExp(itinerary_ref) });
  await expect(found).toHaveAttribute('aria-selected', 'true');
  expectAtMost(MOST_FOR_A_SUPPLIERS_NUMBER);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === `/trips/${id}`);
});

const waitingForMe = (page: Page) => page.getByRole('region', { name: 'Waiting for your decision' });
const confirmation = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true });

test('trips that break no rule are approved together', async ({ page }) => {
  await enter(page, 'approver1');
  const { click, expectAtMost } = countActions(page);
  await click(waitingForMe(page).getByRole('button', { name: /^\d+ break no rule: approve (both|all)$/ }));
  await click(confirmation(page));
  await expect(page.getByText(/^\d+ trips approved$/)).toBeVisible();
  expectAtMost(MOST_FOR_TWO_WITHIN_THE_RULES);
});

test('two trips that break a rule are approved, one after the other', async ({ page }) => {
  await enter(page, 'approver1');
  const { click, expectAtMost } = countActions(page);
  const breaking = waitingForMe(page)
    .getByRole('listitem')
    .filter({ hasNotText: 'No rule broken' })
    .getByRole('button', { name: /^Approve / });
  await expect(breaking.nth(1)).toBeVisible();
  for (const _ of ['first', 'second']) {
    // Several trips may have the same title.
    const id = (await breaking.first().getAttribute('id')) ?? '';
    await click(breaking.first());
    await click(confirmation(page));
    await expect(page.locator(`#${id}`)).toHaveCount(0);
    // The next card has the focus, or the heading after the last one.
    await expect(waitingForMe(page).locator(':focus')).toHaveCount(1);
  }
  expectAtMost(MOST_FOR_TWO_THAT_BREAK_ONE);
});
