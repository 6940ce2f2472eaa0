import type { APIRequestContext, Page } from 'playwright/test';
import type { HotelCheckAnswer, HotelDetailsAnswer, RoomOption } from '#domain/contract.ts';
import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import { DEFAULT_HOTEL_RADIUS, type HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { toHotelDetailsRequest } from '#domain/hotel-booking/hotel-requests.ts';
import type { BookingDraft } from '#machines/booking/booking-draft.ts';
import { HOTEL_FLOW } from '#machines/hotel-booking/hotel-flow.ts';
import { draftWith } from '#tests/support/booking-draft.ts';
import { hotelNamed } from '#tests/support/hotel-named.ts';
import { calmStay } from './calm-stay.ts';
import { expect } from './fixtures.ts';
import { draftRevision, expectStep, type SignedIn, STEPS, signInUnseen } from './hotel-journey.ts';
import type { PEOPLE } from './people.ts';

/** Sets up an unfinished booking to which a person returns; the earlier steps have journeys of their own. */

const MIDDLE = { latitude: 47.1285, longitude: 8.7474 };

type Person = keyof typeof PEOPLE;

/** At the rooms of a practice hotel. */
export async function enterAtRooms(page: Page, person: Person, hotelName: string): Promise<void> {
  await resumeBooking(page, person, 'room', async () => ({ result: hotelNamed(hotelName) }));
}

/** At the checkout, with the first room of a practice hotel. */
export async function enterAtCheckout(page: Page, person: Person, hotelName: string): Promise<void> {
  const result = hotelNamed(hotelName);
  await resumeBooking(page, person, 'checkout', async (ask, criteria) => {
    const request = toHotelDetailsRequest(criteria, result.id);
    const { options } = await ask<HotelDetailsAnswer>('/api/booking/hotel/details', request);
    const [{ offer }] = options as [RoomOption]; // a hotel for practice is not full before a journey
    const travelers = criteria.travelers.map(({ _id }) => _id);
    const agreed = await ask<HotelCheckAnswer>('/api/booking/hotel/check', { travelers, offer });
    if (agreed.outcome !== 'priced') throw new Error(`The room is ${agreed.outcome}`);
    return { result, agreed };
  });
}

export type Ask = <Answer>(path: string, data: object) => Promise<Answer>;
type Choice = (ask: Ask, criteria: HotelCriteria) => Promise<Partial<BookingDraft<HotelTypes>>>;

async function resumeBooking(
  page: Page,
  person: Person,
  step: 'room' | 'checkout',
  choose: Choice,
): Promise<void> {
  const signedIn = await signInUnseen(page, person);
  const client = page.context().request;
  const criteria = criteriaFor(signedIn);
  const chosen = await choose(asking(client, signedIn), criteria);
  const snapshot = draftWith(HOTEL_FLOW, { criteria, ...chosen });
  const { headers } = signedIn;
  const revision = await draftRevision(client, headers);
  const data = { chartVersion: HOTEL_FLOW.chartVersion, revision, snapshot };
  const kept = await client.put('/api/booking/drafts/hotel', { headers, data });
  expect(kept.status(), await kept.text()).toBe(200);
  await page.goto(STEPS[step].path);
  await expectStep(page, step);
}

export function asking(client: APIRequestContext, { headers }: SignedIn): Ask {
  return async (path, data) => {
    const answer = await client.post(path, { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
    return await answer.json();
  };
}

export function criteriaFor({ traveler }: SignedIn): HotelCriteria {
  return {
    formVariant: 'location',
    place: { label: 'Einsiedeln', ...MIDDLE },
    companyLocationId: null,
    radius: DEFAULT_HOTEL_RADIUS,
    ...calmStay(),
    rooms: 1,
    purpose: 'client-visit',
    travelers: [traveler],
    submitButtonType: 'SearchByPrice',
  };
}
