import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import type { Page } from 'playwright/test';
import type { Trip } from '#domain/contract.ts';
import { expect } from './fixtures.ts';
import { chooseDay, signInUnseen } from './hotel-journey.ts';

/** What people do about a request in words. */

const DAYS_AHEAD = 40;

/** The first and the last day that are asked for, `yyyy-MM-dd`. */
const REQUEST_DAYS = [DAYS_AHEAD, DAYS_AHEAD + 2].map((ahead) =>
  format(addDays(new Date(), ahead), 'yyyy-MM-dd'),
);

interface Request {
  text: string;
  /** The first and the last one. */
  places?: [string, string];
}

/** Into the empty form. */
export async function fillRequest(
  page: Page,
  { text, places = ['Zürich', 'Milan'] }: Request,
): Promise<void> {
  await page.getByRole('checkbox', { name: 'Rail' }).check();
  await page.getByRole('button', { name: /^Dates/ }).click();
  for (const day of REQUEST_DAYS) await chooseDay(page, day);
  await page.getByLabel('Trip purpose').selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Place 1' }).fill(places[0]);
  await page.getByRole('textbox', { name: 'Place 2' }).fill(places[1]);
  await page.getByLabel('What do you need?').fill(text);
}

/** From the empty form to the page of the trip. */
export async function sendRequest(page: Page, text: string): Promise<void> {
  await fillRequest(page, { text });
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { name: 'Request to the agency' })).toBeVisible();
}

/** Sends it over HTTP, and opens the trip. */
export async function openRequest(page: Page, text: string, places: Request['places']): Promise<void> {
  const { headers, traveler } = await signInUnseen(page, 'traveler');
  const [startsOn, endsOn] = REQUEST_DAYS;
  const answer = await page.context().request.post('/api/trips/offlineRequest', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: {
      travelers: [traveler._id],
      kinds: ['rail'],
      startsOn,
      endsOn,
      places,
      text,
      purpose: 'client-visit',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { _id } = (await answer.json()) as Trip; // by the contract
  await page.goto(`/trips/${_id}`);
  await expect(page.getByRole('heading', { name: 'Request to the agency' })).toBeVisible();
}

export async function writeMessage(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('list', { name: 'Messages' }).getByText(text)).toBeVisible();
  await expect(page.getByLabel(label)).toHaveValue('');
}

interface Booking {
  supplier: string;
  locator: string;
  price: string;
}

/** In the dialog, with the service and the days that were asked for. */
export async function recordBooking(page: Page, { supplier, locator, price }: Booking): Promise<void> {
  await page.getByRole('button', { name: 'Record a booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Record a booking' });
  await dialog.getByLabel('Supplier').fill(supplier);
  await dialog.getByLabel('Booking number').fill(locator);
  await dialog.getByLabel('Price, with taxes and fees').fill(price);
  await dialog.getByRole('button', { name: 'Record it' }).click();
  await expect(dialog).toBeHidden();
}

/** With a reason, in the dialog that the button opens. */
export async function endRequest(page: Page, kind: 'Close' | 'Withdraw', reason: string): Promise<void> {
  await page.getByRole('button', { name: `${kind} the request` }).click();
  const dialog = page.getByRole('dialog', { name: `${kind} the request?` });
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: `${kind} it` }).click();
  await expect(dialog).toBeHidden();
}
