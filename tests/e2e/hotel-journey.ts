import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { type APIRequestContext, type Locator, type Page, request } from 'playwright/test';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { DraftKind } from '#domain/contract.ts';
import { unfoldSearch } from '#tests/support/unfold-search.ts';
import { calmStay, type StayDays } from './calm-stay.ts';
import { expect } from './fixtures.ts';
import { acceptCookies, PASSWORD, PEOPLE } from './people.ts';

/** The actions of a person on the booking pages of a hotel. */

export const STEPS = {
  search: { path: '/booking/hotel', title: 'Book a hotel' },
  select: { path: '/booking/hotel/select', title: 'Select a hotel' },
  room: { path: '/booking/hotel/room', title: 'Choose a room' },
  checkout: { path: '/booking/hotel/checkout', title: 'Checkout' },
} as const;

export type Step = keyof typeof STEPS;

export interface SignedIn {
  headers: { authorization: string };
  traveler: BookingTraveler;
}

/** Signs in without the sign-in page, which has journeys of its own, and deletes unfinished bookings. */
export async function enter(page: Page, person: keyof typeof PEOPLE, path = '/'): Promise<void> {
  const { headers } = await signInUnseen(page, person);
  for (const flow of ['hotel', 'car', 'flight', 'trip'] as const)
    await deleteDraft(page.context().request, headers, flow);
  await page.goto(path);
}

export async function deleteDraft(
  client: APIRequestContext,
  headers: SignedIn['headers'],
  flow: DraftKind,
): Promise<void> {
  const revision = await draftRevision(client, headers, flow);
  if (revision > 0) await client.delete(`/api/booking/drafts/${flow}?revision=${revision}`, { headers });
}

/** The revision of the saved draft; 0 when there is none. */
export async function draftRevision(
  client: APIRequestContext,
  headers: SignedIn['headers'],
  flow: DraftKind = 'hotel',
): Promise<number> {
  const answer = await client.get(`/api/booking/drafts/${flow}`, { headers });
  return answer.status() === 200 ? (await answer.json()).revision : 0;
}

/** Signs in before the first page is opened. */
export async function signInUnseen(page: Page, person: keyof typeof PEOPLE): Promise<SignedIn> {
  await acceptCookies(page);
  return await authorize(page.context().request, person);
}

export async function expectStep(page: Page, step: Step): Promise<void> {
  const { path, title } = STEPS[step];
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export async function choosePlace(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Location' }).fill(name);
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
}

async function chooseDays(page: Page, { checkIn, checkOut }: StayDays): Promise<void> {
  await page.getByRole('button', { name: /^Check-in and check-out/ }).click();
  await chooseDay(page, checkIn);
  await chooseDay(page, checkOut);
}

export async function chooseDay(page: Page, day: string): Promise<void> {
  const button = dayButton(page, day);
  const next = page.getByRole('button', { name: 'Next month' });
  await next.waitFor();
  for (let months = 0; months < 14 && !(await button.isVisible()); months++) await next.click();
  await button.click();
}

export function dayButton(page: Page, day: string): Locator {
  return page.getByRole('button', { name: format(parseISO(day), 'eeee d MMMM yyyy'), exact: true });
}

interface Search {
  place?: string;
  days?: StayDays;
  by?: 'price' | 'map';
}

/** From the empty search to the list. */
export async function searchHotels(page: Page, search: Search = {}): Promise<void> {
  const { place = 'Einsiedeln', days = calmStay(), by = 'price' } = search;
  await choosePlace(page, place);
  await finishSearch(page, { days, by });
}

/** From a search with only its place. */
async function finishSearch(page: Page, { days = calmStay(), by = 'price' }: Search = {}): Promise<void> {
  await chooseDays(page, days);
  await unfoldSearch(page);
  await page.getByLabel('Trip purpose').selectOption({ index: 1 });
  await page.getByRole('button', { name: `Search by ${by}` }).click();
  await expectStep(page, 'select');
}

export function hotelCard(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

/** Among all filters, which every width has. */
export async function filterByName(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Hotel name').fill(name);
  await page.keyboard.press('Escape');
}

/** From the list to the rooms, by the name of the hotel. */
export async function chooseHotel(page: Page, name: string): Promise<void> {
  await filterByName(page, name);
  await hotelCard(page, name)
    .getByRole('button', { name: /^Choose a room/ })
    .click();
  await expectStep(page, 'room');
}

export async function chooseRoom(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Go to checkout: .* for / })
    .first()
    .click();
}

/** From the empty search to the checkout of a practice hotel. */
export async function openCheckout(page: Page, hotel: string): Promise<void> {
  await searchHotels(page);
  await chooseHotel(page, hotel);
  await chooseRoom(page);
  await expectStep(page, 'checkout');
}

/** The demo company fills in its other required fields. */
export async function orderNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Book now' }).click();
}

export async function expectBooked(page: Page): Promise<void> {
  await expect(page.getByText('Your trip is booked')).toBeVisible();
}

/** The price of the one part and the booking fee are the total. */
export async function expectLinesToAddUp(page: Page): Promise<void> {
  const total = page.getByRole('definition').filter({ hasText: 'including the booking fee of' });
  const [sum = 0, fee = 0] = amountsIn(await total.textContent());
  expect(fee).toBeGreaterThan(0);
  const price = (sum - fee).toLocaleString('en', { minimumFractionDigits: 2 });
  const shown = page.getByText(new RegExp(`^CHF\\s${price}$`)).filter({ visible: true });
  await expect(shown.first()).toBeVisible();
}

function amountsIn(text: string | null): number[] {
  return Array.from(text?.match(/[\d,]+\.\d\d/g) ?? [], (amount) => Number(amount.replaceAll(',', '')));
}

/** The trips with a supplier, place or traveler that begins with this text, as the home page counts them. */
export async function expectUpcoming(page: Page, words: string, count: number): Promise<void> {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search trips' }).fill(words);
  await expect(page.getByRole('link', { name: `Upcoming ${count}`, exact: true })).toBeVisible();
}

/** The first upcoming trip. */
export async function openUpcoming(page: Page): Promise<void> {
  await page.goto('/?trips=upcoming');
  await page.getByRole('region', { name: 'Trips' }).getByRole('listitem').getByRole('link').first().click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
}

/** Asks the server, as another device would, until it has stored the choice. */
export async function untilSaved(
  page: Page,
  person: keyof typeof PEOPLE,
  chosen: string | RegExp,
  flow: DraftKind = 'hotel',
): Promise<void> {
  const elsewhere = await request.newContext({ baseURL: new URL(page.url()).origin });
  const { headers } = await authorize(elsewhere, person);
  const kept = async () => (await elsewhere.get(`/api/booking/drafts/${flow}`, { headers })).text();
  await expect.poll(kept, { intervals: [100] }).toMatch(chosen);
  await elsewhere.dispose();
}

async function authorize(client: APIRequestContext, person: keyof typeof PEOPLE): Promise<SignedIn> {
  const answer = await client.post('/api/auth/login', {
    data: { email: PEOPLE[person], password: PASSWORD },
  });
  const { token, companyUser } = await answer.json();
  const { firstName, lastName } = companyUser.user;
  return {
    headers: { authorization: `Bearer ${token}` },
    traveler: { _id: companyUser._id, firstName, lastName },
  };
}
