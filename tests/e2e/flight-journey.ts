import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { nextTuesday } from 'date-fns/nextTuesday';
import type { Locator, Page } from 'playwright/test';
import { unfoldSearch } from '#tests/support/unfold-search.ts';
import { expect } from './fixtures.ts';
import { chooseDay } from './hotel-journey.ts';

/** The actions of a person on the booking pages of a flight. */

const STEPS = {
  search: { path: '/booking/flight', title: 'Book a flight' },
  flights: { path: '/booking/flight/flights', title: 'Select flights' },
  fares: { path: '/booking/flight/fares', title: 'Select fare' },
  options: { path: '/booking/flight/options', title: 'Add options' },
  checkout: { path: '/booking/flight/checkout', title: 'Checkout' },
} as const;

/** At least a month ahead, so that prices are not raised by a short notice. */
const DAYS_AHEAD = 33;

/** A day of the journey, so many days after its first one, which is a Tuesday. */
export function journeyDay(days: number, now = new Date()): string {
  return format(addDays(nextTuesday(addDays(now, DAYS_AHEAD)), days), 'yyyy-MM-dd');
}

export async function expectStep(page: Page, step: keyof typeof STEPS): Promise<void> {
  const { path, title } = STEPS[step];
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Selects an airport by its code; within a leg where there are several. */
export async function chooseAirport(
  page: Page,
  label: 'From' | 'To',
  code: string,
  within: Page | Locator = page,
): Promise<void> {
  const field = within.getByRole('combobox', { name: label, exact: true });
  const isNamed = new RegExp(`\\b${code}\\b`);
  await field.fill(code);
  await page.getByRole('option', { name: isNamed }).first().click();
  await expect(field).toHaveValue(isNamed);
}

/** From the empty search to the list of outbound flights. */
export async function searchRoundTrip(page: Page, origin: string, destination: string): Promise<void> {
  await chooseAirport(page, 'From', origin);
  await chooseAirport(page, 'To', destination);
  await page.getByRole('button', { name: /^Departure and return/ }).click();
  await chooseDay(page, journeyDay(0));
  await chooseDay(page, journeyDay(2));
  await finishSearch(page);
}

export async function searchOneWay(page: Page, origin: string, destination: string): Promise<void> {
  await page.getByRole('radio', { name: 'One way' }).check();
  await chooseAirport(page, 'From', origin);
  await chooseAirport(page, 'To', destination);
  await page.getByRole('button', { name: /^Departure/ }).click();
  await chooseDay(page, journeyDay(0));
  await finishSearch(page);
}

/** From a search with only its legs. */
export async function finishSearch(page: Page): Promise<void> {
  await unfoldSearch(page);
  await page.getByLabel('Trip purpose').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Search flights', exact: true }).click();
  await expectStep(page, 'flights');
}

export function choices(page: Page): Locator {
  return page.getByRole('button', { name: /^Choose / });
}

/** The first flight of each leg, which is the cheapest. */
export async function chooseFlights(page: Page, legs: number): Promise<void> {
  for (let chosen = 0; chosen < legs; chosen += 1) {
    await expect(page.getByRole('region', { name: 'Chosen flights' }).getByRole('listitem')).toHaveCount(
      chosen,
    );
    await choices(page).first().click();
  }
  await expectStep(page, 'fares');
}

/** To the checkout, with the seats that are free. */
export async function chooseFare(page: Page): Promise<void> {
  await choices(page).first().click();
  await expectStep(page, 'checkout');
}

/** From the fares to the options of the cheapest one. */
export async function openOptions(page: Page): Promise<void> {
  await chooseFare(page);
  await page.getByRole('link', { name: 'Change the seats and bags' }).click();
  await expectStep(page, 'options');
}

/** From the options to the checkout. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await expectStep(page, 'checkout');
}
