import { addDays } from 'date-fns/addDays';
import type { Locator, Page } from 'playwright/test';
import type { HotelCheckAnswer, HotelDetailsAnswer, RoomOption, Trip } from '#domain/contract.ts';
import { toHotelDetailsRequest } from '#domain/hotel-booking/hotel-requests.ts';
import { TRIP_DRAFT_VERSION } from '#machines/trip-draft/trip-draft.ts';
import type { DraftPart } from '#machines/trip-draft/trip-draft-context.ts';
import { hotelNamed } from '#tests/support/hotel-named.ts';
import { orderRooms } from './approval-journey.ts';
import { calmStay } from './calm-stay.ts';
import { expect } from './fixtures.ts';
import { draftRevision, type SignedIn, signInUnseen } from './hotel-journey.ts';
import type { PEOPLE } from './people.ts';
import { type Ask, asking, criteriaFor } from './unfinished-booking.ts';

/** What a person does with a trip of several parts. */

const DAYS_BETWEEN = 21;

/** Comes back to a draft trip with so many rooms in The Only Room, weeks apart; answers its parts. */
export async function enterWithRooms(
  page: Page,
  person: keyof typeof PEOPLE,
  rooms: number,
): Promise<DraftPart[]> {
  const stays = Array.from({ length: rooms }, (_, number) => ({ hotel: 'The Only Room', number }));
  return await enterWithStays(page, person, stays);
}

interface NumberedStay {
  /** A hotel for practice. */
  hotel: string;
  /** Stays of different numbers are weeks apart. */
  number: number;
}

/** Comes back to a draft trip with these stays; answers its parts. */
export async function enterWithStays(
  page: Page,
  person: keyof typeof PEOPLE,
  stays: readonly NumberedStay[],
): Promise<DraftPart[]> {
  const signedIn = await signInUnseen(page, person);
  const ask = asking(page.context().request, signedIn);
  const parts: DraftPart[] = [];
  for (const stay of stays) parts.push(await roomQuote(ask, signedIn, stay));
  await saveTripDraft(page, signedIn, parts);
  await page.goto('/');
  return parts;
}

/** Books such a stay over HTTP. */
export async function bookStay(
  page: Page,
  person: keyof typeof PEOPLE,
  stay: NumberedStay,
): Promise<{ trip: Trip; room: DraftPart }> {
  const { trip, rooms } = await bookStays(page, person, [stay]);
  const [room] = rooms as [DraftPart]; // as many as stays
  return { trip, room };
}

/** Books such stays over HTTP, as one trip. */
export async function bookStays(
  page: Page,
  person: keyof typeof PEOPLE,
  stays: readonly NumberedStay[],
): Promise<{ trip: Trip; rooms: DraftPart[] }> {
  const signedIn = await signInUnseen(page, person);
  const client = page.context().request;
  const rooms: DraftPart[] = [];
  for (const stay of stays) rooms.push(await roomQuote(asking(client, signedIn), signedIn, stay));
  const offers = rooms.map(({ part }) => part.priced.offer);
  return { trip: await orderRooms(client, signedIn, { offers, levels: [] }), rooms };
}

/** Adds such a stay to a booked trip over HTTP, where both levels have to approve it. */
export async function addStayToApprove(
  page: Page,
  person: keyof typeof PEOPLE,
  stay: NumberedStay,
  { _id: tripId }: Pick<Trip, '_id'>,
): Promise<void> {
  const signedIn = await signInUnseen(page, person);
  const client = page.context().request;
  const room = await roomQuote(asking(client, signedIn), signedIn, stay);
  await orderRooms(client, signedIn, { offers: [room.part.priced.offer], levels: [1, 2], tripId });
}

async function roomQuote(ask: Ask, signedIn: SignedIn, { hotel, number }: NumberedStay): Promise<DraftPart> {
  const days = calmStay(addDays(new Date(), (number + 1) * DAYS_BETWEEN));
  const criteria = { ...criteriaFor(signedIn), ...days };
  const result = hotelNamed(hotel);
  const travelers = criteria.travelers.map(({ _id }) => _id);
  const request = toHotelDetailsRequest(criteria, result.id);
  const { options } = await ask<HotelDetailsAnswer>('/api/booking/hotel/details', request);
  const [{ offer }] = options as [RoomOption]; // a hotel for practice is not full before a journey
  const priced = await ask<HotelCheckAnswer>('/api/booking/hotel/check', { travelers, offer });
  if (priced.outcome !== 'priced') throw new Error(`The room is ${priced.outcome}`);
  return { id: priced.offer, part: { kind: 'hotel', criteria, result, priced, extras: null } };
}

/** As the draft of a trip, in place of the one that was saved before. */
async function saveTripDraft(page: Page, { headers }: SignedIn, parts: readonly DraftPart[]): Promise<void> {
  const client = page.context().request;
  const revision = await draftRevision(client, headers, 'trip');
  const snapshot = { parts, extended: null, gone: [], checkout: null, ordering: false };
  const data = { chartVersion: TRIP_DRAFT_VERSION, revision, snapshot };
  const kept = await client.put('/api/booking/drafts/trip', { headers, data });
  expect(kept.status(), await kept.text()).toBe(200);
}

/** What the demo company asks for a booking. */
export const BOOKING_FEE = 12_00;

/** What the parts cost together, as it is written on a page. */
export function totalOf(parts: readonly DraftPart[], fee = 0): RegExp {
  const amount = parts.reduce((sum, { part }) => sum + part.priced.total.asked.amount, fee);
  return new RegExp(
    (amount / 100).toLocaleString('en', { minimumFractionDigits: 2 }).replaceAll('.', String.raw`\.`),
  );
}

/** On the home page. */
export const draftTrip = (page: Page): Locator => page.getByRole('region', { name: 'Your draft trip' });

/** At the checkout of the trip. */
export const partsOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Parts of the trip' }).getByRole('article');

export async function expectTripCheckout(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === '/booking/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
}
