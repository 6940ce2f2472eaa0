import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import {
  choices,
  chooseAirport,
  chooseFare,
  chooseFlights,
  expectStep,
  finishSearch,
  goOn,
  journeyDay,
  openOptions,
  searchOneWay,
  searchRoundTrip,
} from './flight-journey.ts';
import { chooseDay, dayButton, enter, expectBooked, orderNow } from './hotel-journey.ts';
import { press, tabTo } from './keyboard.ts';
import { enterAtFares } from './unfinished-flight.ts';

const freeSeats = (page: Page) => page.getByRole('button', { name: /, free$/ });

test('a traveler flies there and back with a seat and a bag, and finds the trip at home', async ({
  page,
}) => {
  await enter(page, 'traveler');
  await page.goto('/booking/flight');
  await expectStep(page, 'search');
  await expect(page).toHaveTitle('Flight booking | Zugvogel');
  await searchRoundTrip(page, 'ZRH', 'LHR');
  await chooseFlights(page, 2);
  await openOptions(page);
  const seat = freeSeats(page).first();
  const name = (await seat.getAttribute('data-seat')) ?? '';
  await seat.click();
  await expect(page.getByText(`${name} is for Anna Keller.`, { exact: false })).toBeVisible();
  await page
    .getByLabel(/: checked bags,/)
    .first()
    .selectOption({ index: 1 });
  await goOn(page);
  // At the end of the form the button that buys is seen, however long the summary is.
  await page.getByLabel('Comment (optional)').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Book now' })).toBeInViewport({ ratio: 1 });
  const summary = page.getByRole('complementary');
  await expect(summary.getByText(name, { exact: false }).first()).toBeVisible();
  await orderNow(page);
  await expectBooked(page);

  await page.getByRole('link', { name: 'Open the trip' }).click();
  await expect(page.getByText('No action needed: everything is booked.')).toBeVisible();
  await expect(page.getByText(/ZRH/).first()).toBeVisible();
  await expect(page.getByText(name, { exact: false }).first()).toBeVisible();
});

test('the four flights of a multi-city trip are chosen and booked', async ({ page }) => {
  await enter(page, 'multi', '/booking/flight');
  await page.getByRole('radio', { name: 'Multi city' }).check();
  const legs = [
    ['ZRH', 'LHR'],
    ['LHR', 'CDG'],
    ['CDG', 'FRA'],
    ['FRA', 'ZRH'],
  ] as const;
  for (const [index, [origin, destination]] of legs.entries()) {
    const leg = page.getByRole('group', { name: `Flight ${index + 1}`, exact: true });
    if (!(await leg.isVisible())) await page.getByRole('button', { name: 'Add a flight' }).click();
    await chooseAirport(page, 'From', origin, leg);
    await chooseAirport(page, 'To', destination, leg);
    await leg.getByRole('button', { name: /^Departure/ }).click();
    await chooseDay(page, journeyDay(index));
  }
  await finishSearch(page);
  await chooseFlights(page, 4);
  await chooseFare(page);
  await orderNow(page);
  await expectBooked(page);
});

test('a seat taken by another person is reported, and the other choices remain', async ({
  page,
  openContext,
}) => {
  const context = await openContext();
  const other = await context.newPage();
  const seats: string[] = [];
  for (const [visitor, person] of [
    [page, 'traveler'],
    [other, 'multi'],
  ] as const) {
    await enterAtFares(visitor, person, 'oneWay');
    await openOptions(visitor);
    const seat = freeSeats(visitor).first();
    seats.push((await seat.getAttribute('data-seat')) ?? '');
    await seat.click();
  }
  expect(seats[0]).toBe(seats[1]);
  await goOn(other);
  await orderNow(other);
  await expectBooked(other);
  await context.close();

  await page.getByRole('button', { name: 'Go to checkout' }).click();
  const gone = page.getByRole('dialog', { name: 'Some options are gone' });
  await expect(gone).toContainText('It has sold out. Everything else that you have chosen stays.');
  await expect(gone).toContainText(seats[0] ?? '');
  await gone.getByRole('button', { name: 'Accept and continue' }).click();
  await expectStep(page, 'checkout');
  await orderNow(page);
  await expectBooked(page);
});

test('a flight with a seat is booked from home by keyboard', async ({ page }) => {
  await enter(page, 'multi');
  await tabTo(page, page.getByRole('radio', { name: 'Round trip' }));
  await page.keyboard.press('ArrowLeft');
  for (const [label, code] of [
    ['From', 'ZRH'],
    ['To', 'LHR'],
  ] as const) {
    const field = page.getByRole('combobox', { name: label, exact: true });
    await tabTo(page, field);
    await page.keyboard.type(code);
    await page
      .getByRole('option', { name: new RegExp(`\\b${code}\\b`) })
      .first()
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(new RegExp(`\\b${code}\\b`));
  }
  await press(page, page.getByRole('button', { name: /^Departure/ }));
  const wanted = dayButton(page, journeyDay(0));
  const next = page.getByRole('button', { name: 'Next month' });
  await next.waitFor();
  if (!(await wanted.isVisible())) {
    await tabTo(page, next, 'Shift+Tab');
    while (!(await wanted.isVisible())) await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
  }
  await tabTo(page, wanted, 'ArrowRight');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Search flights' }));

  await expectStep(page, 'flights');
  for (const step of ['fares', 'checkout'] as const) {
    const choice = choices(page).first();
    await choice.waitFor();
    await press(page, choice);
    await expectStep(page, step);
  }
  const change = page.getByRole('link', { name: 'Change the seats and bags' });
  await change.waitFor();
  await press(page, change);
  await expectStep(page, 'options');
  await page.getByRole('grid').first().waitFor();
  await tabTo(page, page.locator('[data-seat][tabindex="0"]').first());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/All travellers have a seat on this flight\.$/)).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Go to checkout' }));
  await expectStep(page, 'checkout');
  const order = page.getByRole('button', { name: 'Book now' });
  await order.waitFor();
  await tabTo(page, page.getByLabel('Trip purpose'));
  await page.keyboard.press('ArrowDown');
  await press(page, order);
  await expectBooked(page);
});

test('a flight is booked from home on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, 'traveler');
  await page.goto('/booking/flight');
  await searchOneWay(page, 'ZRH', 'LHR');
  await chooseFlights(page, 1);
  await chooseFare(page);
  await orderNow(page);
  await expectBooked(page);
});
