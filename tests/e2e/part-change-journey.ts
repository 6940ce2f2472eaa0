import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import type { Locator, Page } from 'playwright/test';
import type { HotelDetailsAnswer, Trip } from '#domain/contract.ts';
import { detailsBody, hotelsOf, stayBody } from '#tests/contract/support/hotels.ts';
import { orderRooms } from './approval-journey.ts';
import { calmStay } from './calm-stay.ts';
import { expect } from './fixtures.ts';
import { chooseDay, deleteDraft, filterByName, signInUnseen } from './hotel-journey.ts';
import type { PEOPLE } from './people.ts';

/** What a person does who changes a booked part. */

export interface BookedStay {
  trip: Trip;
  hotel: string;
  checkIn: string;
  checkOut: string;
}

const WEEKS_APART = 3;
let stays = 0;

/**
 * Books a room in an ordinary hotel over HTTP that can be changed and prolonged by a night, each time for other nights;
 * opens its trip.
 */
export async function openBookedStay(page: Page, person: keyof typeof PEOPLE): Promise<BookedStay> {
  const signedIn = await signInUnseen(page, person);
  const { headers, traveler } = signedIn;
  const client = page.context().request;
  for (const flow of ['hotel', 'car', 'flight', 'trip'] as const) await deleteDraft(client, headers, flow);
  stays += 1;
  const days = calmStay(addDays(new Date(), stays * 7 * WEEKS_APART));
  const travelers = [traveler._id];
  const search = await client.post('/api/booking/hotel/search', { headers, data: stayBody(travelers, days) });
  for (const { propertyId } of hotelsOf(await search.json())) {
    if (propertyId.startsWith('practice-')) continue;
    const roomFor = async (nights: typeof days) => {
      const data = detailsBody(travelers, propertyId, nights);
      const answer = await client.post('/api/booking/hotel/details', { headers, data });
      const { options, verdicts, property } = (await answer.json()) as HotelDetailsAnswer; // by the contract
      const room = options.find(
        (one) => one.room.refundable && verdicts[one.verdict]?.levels.length === 0 && one.room.roomsLeft > 2,
      );
      return room && { offer: room.offer, hotel: property.name };
    };
    const found = await roomFor(days);
    const longer = found && (await roomFor({ ...days, checkOut: dayAfter(days.checkOut) }));
    if (!longer) continue;
    const trip = await orderRooms(client, signedIn, { offers: [found.offer], levels: [] });
    await page.goto(`/trips/${trip._id}`);
    await expect(page.getByText('No action needed: everything is booked.')).toBeVisible();
    return { trip, hotel: found.hotel, ...days };
  }
  throw new Error('No hotel has such a room');
}

export const dayAfter = (day: string, days = 1): string => format(addDays(parseISO(day), days), 'yyyy-MM-dd');

/** From the page of the trip to the search of its part. */
export async function startChange(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Change ${name}`, exact: true }).click();
  await expect(page.getByText(`You are changing: ${name}`)).toBeVisible();
}

/** From the search with what is booked to the list, for other days. */
async function searchOtherNights(
  page: Page,
  { checkIn, checkOut }: Pick<BookedStay, 'checkIn' | 'checkOut'>,
): Promise<void> {
  await page.getByRole('button', { name: /^Check-in and check-out/ }).click();
  await chooseDay(page, checkIn);
  await chooseDay(page, checkOut);
  await page.getByRole('button', { name: 'Search by price' }).click();
}

export async function expectReview(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Review the change' })).toBeVisible();
  await expect(page.getByRole('table')).toBeVisible();
}

/** What is to be paid in all, as it is written there. */
export const summaryOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Summary' });

/** The amounts that the comparison states, by their names. */
export async function amountsOf(page: Page): Promise<Record<string, string>> {
  const names = await page.locator('form dl dt').allTextContents();
  const amounts = await page.locator('form dl dd').allTextContents();
  return Object.fromEntries(names.map((name, index) => [name, amounts[index] ?? '']));
}

/** In cents; without a sign. */
export const centsIn = (text = ''): number => Number(text.replace(/\D/g, ''));

/** In cents, what the change costs in all, wherever it is paid. */
export function costIn(amounts: Record<string, string>): number {
  const due = amounts['Total to pay for the change'] ?? amounts['To pay now for the change'];
  const { 'On site': onSite = '', Refunded: refunded } = amounts;
  const sign = /less|no longer/.test(onSite) ? -1 : 1;
  return centsIn(due) - centsIn(refunded) + sign * centsIn(onSite);
}

/** Confirms the change in its dialog. */
export async function confirmChange(page: Page, name: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: `Change ${name}?` });
  await expect(dialog).toBeVisible();
  const said = (await dialog.textContent()) ?? '';
  await dialog.getByRole('button').last().click();
  return said;
}

/** From the page of the trip to the review of more nights in the same hotel, of one more unless another number is wanted. */
export async function chooseLongerStay(
  page: Page,
  { hotel, checkIn, checkOut, more = 1 }: Omit<BookedStay, 'trip'> & { more?: number },
): Promise<void> {
  await startChange(page, hotel);
  await searchOtherNights(page, { checkIn, checkOut: dayAfter(checkOut, more) });
  await page.getByRole('article').first().waitFor();
  await filterByName(page, hotel);
  await page
    .getByRole('article', { name: hotel, exact: true })
    .getByRole('button', { name: /^Choose a room/ })
    .click();
  await page
    .getByRole('button', { name: /^Review the change: .* for / })
    .first()
    .click();
  await expectReview(page);
}
