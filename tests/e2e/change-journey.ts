import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import type { Page } from 'playwright/test';
import type {
  HotelDetailsAnswer,
  HotelPart,
  PartChangeQuote,
  PartChangeRequest,
  Trip,
} from '#domain/contract.ts';
import { detailsBody } from '#tests/contract/support/hotels.ts';
import { expect } from './fixtures.ts';
import { type SignedIn, signInUnseen } from './hotel-journey.ts';
import { bookStay } from './trip-journey.ts';

/** What travelers do about a booked stay that is to be another one. */

/** Books a stay of two nights that needs no approval, and waits until it is booked. */
export async function bookStayToChange(page: Page, number: number): Promise<Trip> {
  const { trip } = await bookStay(page, 'traveler', { hotel: 'The Only Room', number });
  const { headers } = await signInUnseen(page, 'traveler');
  const read = async () =>
    (await (await page.context().request.get(`/api/trips/${trip._id}`, { headers })).json()) as Trip; // by the contract
  await expect.poll(async () => (await read()).status).toBe('complete');
  return await read();
}

/** Requests over HTTP that a stay of one part lasts a night longer; answers the trip with the change. */
export async function requestLongerStay(page: Page, trip: Trip): Promise<Trip> {
  const signedIn = await signInUnseen(page, 'traveler');
  const stay = stayOf(trip);
  const offer = await offerOfLongerStay(page, signedIn, stay);
  const part = { kind: 'hotel', offer } as const;
  const path = `/api/trips/${trip._id}/parts/${stay._id}/change`;
  const quote = await send<PartChangeQuote>(page, signedIn, `${path}/quote`, { part });
  const request: PartChangeRequest = {
    part,
    agreed: { price: quote.after, penalty: quote.penalty },
    levels: quote.verdict.levels,
    reason: quote.verdict.levels.length > 0 ? { code: 'closerToMeeting' } : undefined,
    comment: 'The workshop goes on for a day.',
  };
  return await send<Trip>(page, signedIn, path, request);
}

async function offerOfLongerStay(page: Page, signedIn: SignedIn, stay: HotelPart): Promise<string> {
  const days = { checkIn: stay.startsOn, checkOut: dayAfter(stay.endsOn) };
  const body = detailsBody([signedIn.traveler._id], stay.property.propertyId, days);
  const { options } = await send<HotelDetailsAnswer>(page, signedIn, '/api/booking/hotel/details', body);
  const same = options.find(({ room }) => room.roomName === stay.room.roomName) ?? options[0];
  if (!same) throw new Error('No room is free for a night longer');
  return same.offer;
}

async function send<Answer>(page: Page, { headers }: SignedIn, path: string, data: object): Promise<Answer> {
  const answer = await page.context().request.post(path, {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data,
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Answer; // by the contract
}

/** The only part of a trip, a stay. */
export function stayOf({ parts: [part] }: Trip): HotelPart {
  if (part?.kind !== 'hotel') throw new Error('The trip is no stay');
  return part;
}

export function dayAfter(day: string): string {
  return format(addDays(parseISO(day), 1), 'yyyy-MM-dd');
}

/** As the page of a trip writes it. */
export function fullDay(day: string): string {
  return format(parseISO(day), 'eeee d MMMM yyyy');
}
