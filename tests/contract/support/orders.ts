import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { HotelCheckAnswer, HotelDetailsAnswer, Trip, TripRequest } from '#domain/contract.ts';
import { type Answer, call } from './call.ts';
import type { ContractApp } from './contract-app.ts';
import { detailsBody } from './hotels.ts';
import type { Member } from './records.ts';
import { openSession } from './sessions.ts';

/** The application that receives orders. */
export type Orderer = Pick<ContractApp, 'app' | 'deps'>;
export type Stay = Partial<Record<'checkIn' | 'checkOut', string>>;

/** The practice hotels, by their situations. */
export const HOTELS = {
  rising: 'practice-1',
  slightlyRising: 'practice-2',
  falling: 'practice-3',
  full: 'practice-4',
  closedDesk: 'practice-5',
  briefOffer: 'practice-6',
  lostLetter: 'practice-7',
  onlyRoom: 'practice-8',
} as const;

/** The reference of a hotel's cheapest room on its page. */
export async function offerOf(
  { app, deps }: Orderer,
  as: Member,
  propertyId: string,
  { travelers = [as.companyUserId], ...stay }: Stay & { travelers?: string[] } = {},
): Promise<string> {
  const { token } = await openSession(deps, as);
  const body = detailsBody(travelers, propertyId, stay);
  const answer = await call(app, { method: 'POST', url: '/api/booking/hotel/details', token, body });
  const { options } = answer.body as HotelDetailsAnswer; // the contract has checked it
  return options[0]?.offer ?? expect.fail(`No room is free: ${JSON.stringify(answer.body)}`);
}

/** The same offer with its current price, as the checkout accepts it. */
export async function checkedOffer({ app, deps }: Orderer, as: Member, offer: string): Promise<string> {
  const { token } = await openSession(deps, as);
  const body = { travelers: [as.companyUserId], offer };
  const answer = await call(app, { method: 'POST', url: '/api/booking/hotel/check', token, body });
  const checked = answer.body as HotelCheckAnswer; // the contract has checked it
  return checked.outcome === 'priced' ? checked.offer : expect.fail(checked.outcome);
}

export type OrderChanges = Partial<Omit<TripRequest, 'bookingInfo'>> & {
  bookingInfo?: Partial<TripRequest['bookingInfo']>;
};

/** An order of one stay that is paid on invoice, with a reason if it needs an approval. */
export function orderBody(
  as: Member,
  offer: string,
  { bookingInfo, ...more }: OrderChanges = {},
): TripRequest {
  return {
    travelers: [as.companyUserId],
    parts: [{ kind: 'hotel', offer }],
    levels: [],
    ...more,
    bookingInfo: {
      purpose: 'client-visit',
      referenceFieldValues: {},
      ...(more.levels?.length && { reason: { code: 'closerToMeeting' as const } }),
      ...bookingInfo,
    },
  };
}

export async function sendOrder(
  { app, deps }: Orderer,
  as: Member,
  body: object,
  key: string = randomUUID(),
  { ip, userAgent }: { ip?: string; userAgent?: string } = {},
): Promise<Answer> {
  const { token } = await openSession(deps, as);
  const headers = { 'idempotency-key': key, ...(userAgent && { 'user-agent': userAgent }) };
  return await call(app, { method: 'POST', url: '/api/trips', token, body, headers, ...(ip && { ip }) });
}

/** A created trip; any other answer fails the test. */
export function createdTrip({ status, body }: Answer): Trip {
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as Trip; // the contract has checked it
}

export async function getTrip({ app, deps }: Orderer, as: Member, tripId: string): Promise<Trip> {
  const { token } = await openSession(deps, as);
  const { status, body } = await call(app, { url: `/api/trips/${tripId}`, token });
  expect(status).toBe(200);
  return body as Trip; // the contract has checked it
}

/** The events of a trip, the oldest first. */
export const kindsOf = ({ events }: Pick<Trip, 'events'>) => events.map(({ kind }) => kind);

/** The supplier's bookings of the parts of a trip, in order. */
export async function bookingsAtDesk({ deps: { db } }: Pick<Orderer, 'deps'>, { _id }: Pick<Trip, '_id'>) {
  return await db
    .selectFrom('trip_parts as p')
    .innerJoin('embedded_bookings as b', 'b.reference', 'p.reference')
    .select(['b.status', 'b.locator', 'b.price', 'b.reference', 'b.held_until as heldUntil'])
    .where('p.trip_id', '=', _id)
    .orderBy('p.position')
    .execute();
}
