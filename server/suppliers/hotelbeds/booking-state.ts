import { utcDay } from '#domain/local-time.ts';
import type { SupplierBooking } from '../outcomes.ts';
import type { SupplierCall } from '../supplier-call.ts';
import { type BookingRecord, clientReferenceOf, updateRecord } from './booking-repository.ts';
import type { HotelbedsDesk } from './hotelbeds-desk.ts';
import { type HotelbedsBooking, readBookingAnswer, readBookingList } from './read-booking.ts';

/**
 * Hotelbeds answers within a minute: until then, a booking that got no answer may still be made. It is neither sent
 * again nor reported as not made.
 */
export const SETTLING_MS = 90_000;
const DAY_MS = 86_400_000;

export type Booked = { kind: 'booked'; booking: HotelbedsBooking; record: BookingRecord };

export type BookingState =
  | Booked
  /** Not booked yet: the rate waits for its confirmation. */
  | { kind: 'kept' }
  | { kind: 'unknown' };

export async function readState(
  desk: HotelbedsDesk,
  record: BookingRecord,
  call: SupplierCall,
): Promise<BookingState> {
  const found = record.bookingId
    ? await fetchBooking(desk, record.bookingId, call)
    : record.sentAt
      ? await findBySentReference(desk, record, record.sentAt, call)
      : 'none';
  if (found === 'lost') return { kind: 'unknown' };
  if (found === 'none') return isSettling(record, call.now) ? { kind: 'unknown' } : { kind: 'kept' };
  if (found.status === null) return { kind: 'unknown' };
  return { kind: 'booked', booking: found, record: await adopt(desk, record, found) };
}

function isSettling({ sentAt }: Pick<BookingRecord, 'sentAt'>, now: Date): boolean {
  return sentAt !== null && now.getTime() - sentAt.getTime() < SETTLING_MS;
}

/** Stores that it is booked. */
export async function adopt(
  { db, log }: HotelbedsDesk,
  record: BookingRecord,
  { id, net }: HotelbedsBooking,
): Promise<BookingRecord> {
  if (record.bookingId === id) return record;
  if (net.amount !== record.net.amount || net.currency !== record.net.currency) {
    log.warn({ booking: id }, 'Hotelbeds has booked at another net price than it has quoted');
  }
  const known = { bookingId: id, sentAt: null };
  await updateRecord(db, record, known);
  return { ...record, ...known };
}

async function fetchBooking(
  { client }: Pick<HotelbedsDesk, 'client'>,
  bookingId: string,
  { signal }: Pick<SupplierCall, 'signal'>,
): Promise<HotelbedsBooking | 'lost'> {
  const answer = await client.get(bookingPath(bookingId), signal);
  return answer.kind === 'data' ? readBookingAnswer(answer.data) : 'lost';
}

export function bookingPath(bookingId: string): string {
  return `/hotel-api/1.0/bookings/${encodeURIComponent(bookingId)}`;
}

/** By the reference that was sent with it, on the days on which it may have been made by any clock. */
async function findBySentReference(
  { client }: Pick<HotelbedsDesk, 'client'>,
  record: BookingRecord,
  sentAt: Date,
  { signal }: Pick<SupplierCall, 'signal'>,
): Promise<HotelbedsBooking | 'none' | 'lost'> {
  const clientReference = clientReferenceOf(record);
  const query = new URLSearchParams({
    clientReference,
    filterType: 'CREATION',
    status: 'ALL',
    start: utcDay(new Date(sentAt.getTime() - DAY_MS)),
    end: utcDay(new Date(sentAt.getTime() + DAY_MS)),
    from: '1',
    to: '25',
  });
  const answer = await client.get(`/hotel-api/1.0/bookings?${query}`, signal);
  if (answer.kind !== 'data') return 'lost';
  return readBookingList(answer.data).find((one) => one.clientReference === clientReference) ?? 'none';
}

export function keptStatus(record: BookingRecord, now: Date): 'held' | 'expired' | 'cancelled' {
  if (record.cancelCall !== null) return 'cancelled';
  return record.heldUntil <= now ? 'expired' : 'held';
}

export function bookedBooking({ booking, record }: Booked): SupplierBooking {
  const status = booking.status === 'cancelled' ? 'cancelled' : 'confirmed';
  return { ...shown(record, status), locator: booking.id, payableThrough: booking.supplier };
}

export function keptBooking(record: BookingRecord, now: Date): SupplierBooking {
  return shown(record, keptStatus(record, now));
}

/** Until it is booked, the reference that Hotelbeds will know it by is the only one. */
function shown(record: BookingRecord, status: SupplierBooking['status']): SupplierBooking {
  return {
    reference: record.reference,
    locator: clientReferenceOf(record),
    status,
    key: record.offerKey,
    price: record.price,
    heldUntil: status === 'held' ? record.heldUntil : null,
    freeUntil: null,
    tickets: [],
  };
}
