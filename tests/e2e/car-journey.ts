import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { nextTuesday } from 'date-fns/nextTuesday';
import type { Locator, Page } from 'playwright/test';
import { carLines, rentalBody } from '#tests/contract/support/cars.ts';
import { unfoldSearch } from '#tests/support/unfold-search.ts';
import { expect } from './fixtures.ts';
import { chooseDay, signInUnseen } from './hotel-journey.ts';
import { expectAllResults } from './search-results.ts';

/** The actions of a person on the booking pages of a rental car. */

const STEPS = {
  search: { path: '/booking/car', title: 'Rent a car' },
  cars: { path: '/booking/car/cars', title: 'Select a car' },
  checkout: { path: '/booking/car/checkout', title: 'Checkout' },
} as const;

/** At least a month ahead, so that prices are not raised by a short notice. */
const DAYS_AHEAD = 31;

/** From a Tuesday to a Thursday, when all stations are open. */
export function rentalDays(now = new Date()): { from: string; to: string } {
  const tuesday = nextTuesday(addDays(now, DAYS_AHEAD));
  const text = (date: Date) => format(date, 'yyyy-MM-dd');
  return { from: text(tuesday), to: text(addDays(tuesday, 2)) };
}

export async function expectStep(page: Page, step: keyof typeof STEPS): Promise<void> {
  const { path, title } = STEPS[step];
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

type PlaceLabel = 'Pick-up location' | 'Drop-off location';

/** An airport by its code. */
export async function chooseAirport(page: Page, label: PlaceLabel, code: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await field.fill(code);
  await page.getByRole('option', { name: new RegExp(`\\(${code}\\)`) }).click();
  await expect(field).toHaveValue(new RegExp(`\\(${code}\\)$`));
}

async function chooseRentalDays(page: Page): Promise<void> {
  const { from, to } = rentalDays();
  await page.getByRole('button', { name: /^Pick-up and drop-off/ }).click();
  await chooseDay(page, from);
  await chooseDay(page, to);
}

/** From the empty search to the list. */
export async function searchCars(page: Page, airport = 'ZRH'): Promise<void> {
  await chooseAirport(page, 'Pick-up location', airport);
  await finishSearch(page);
}

/** From a search with only its places. */
export async function finishSearch(page: Page): Promise<void> {
  await chooseRentalDays(page);
  await unfoldSearch(page);
  await page.getByLabel('Trip purpose').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Search cars' }).click();
  await expectStep(page, 'cars');
}

export function choices(page: Page): Locator {
  return page.getByRole('button', { name: /^Go to checkout: .+ for / });
}

/** The first car of the list, which is the cheapest; returns its name. */
export async function chooseCar(page: Page): Promise<string> {
  return await chooseFirst(page, choices(page));
}

/** The first car that can be cancelled, and so changed as well, of a company whose cars may come back elsewhere. */
export async function chooseChangeableCar(page: Page, vendors: readonly string[]): Promise<string> {
  const cars = page
    .getByRole('article')
    .filter({ hasText: 'Free cancellation until' })
    .filter({ hasText: new RegExp(vendors.join('|')) });
  return await chooseFirst(page, choices(page).and(cars.getByRole('button')));
}

/** The first car of one of these vendors. */
export async function chooseCarOf(page: Page, vendors: readonly string[]): Promise<string> {
  const cars = page.getByRole('article').filter({ hasText: new RegExp(vendors.join('|')) });
  return await chooseFirst(page, choices(page).and(cars.getByRole('button')));
}

/** The names of the rental companies with cars from one airport to the other; it signs in, and ends the session before. */
export async function vendorsBetween(page: Page, from: string, to: string): Promise<string[]> {
  const { headers, traveler } = await signInUnseen(page, 'traveler');
  const data = rentalBody([traveler._id], from, { dropOff: { code: to } });
  const answer = await page.context().request.post('/api/booking/car/search', { headers, data });
  return carLines(await answer.json()).results.flatMap(({ vendors }) => vendors.map(({ name }) => name));
}

async function chooseFirst(page: Page, suitable: Locator): Promise<string> {
  await expectAllResults(page, choices(page));
  const choice = suitable.first();
  const label = await choice.getAttribute('aria-label');
  await choice.click();
  return /^Go to checkout: (.+) for /.exec(label ?? '')?.[1] ?? '';
}
