import type { ConfirmOutcome } from '../outcomes.ts';
import type { Purchase } from '../supplier.ts';
import type { SupplierCall } from '../supplier-call.ts';
import {
  type BookingRecord,
  claimSending,
  clientReferenceOf,
  findRecord,
  readGuests,
  updateRecord,
} from './booking-repository.ts';
import { adopt, bookedBooking, keptStatus, readState, SETTLING_MS } from './booking-state.ts';
import { type CheckedRate, checkRate } from './check-rate.ts';
import { declined, type HotelbedsDesk, isAboveCap, UNKNOWN } from './hotelbeds-desk.ts';
import { readBookingAnswer } from './read-booking.ts';
import type { Refusal } from './refusal.ts';
import type { StayGuests } from './stay-guests.ts';

/** Books what is kept. Hotelbeds sends its invoice to the account of the operator. */
export async function confirmBooking(
  desk: HotelbedsDesk,
  purchase: Purchase,
  call: SupplierCall,
): Promise<ConfirmOutcome> {
  const record = await findRecord(desk.db, { companyId: call.companyId, reference: purchase.booking });
  if (!record) return declined('noSuchBooking');
  const state = await readState(desk, record, call);
  if (state.kind === 'unknown') return UNKNOWN;
  if (state.kind === 'kept') return await bookRate(desk, record, purchase, call);
  if (state.booking.status === 'cancelled') return declined('alreadyCancelled');
  return { outcome: 'confirmed', booking: bookedBooking(state) };
}

async function bookRate(
  desk: HotelbedsDesk,
  record: BookingRecord,
  { priceCap }: Purchase,
  call: SupplierCall,
): Promise<ConfirmOutcome> {
  const status = keptStatus(record, call.now);
  if (status === 'cancelled') return declined('alreadyCancelled');
  if (status === 'expired') return { outcome: 'expired' };
  const guests = await readGuests(desk.db, record);
  if (!guests) return { outcome: 'expired' };
  const checked = await checkRate(desk, record.offerKey, call);
  if ('outcome' in checked) return checked;
  const { net, rate } = checked;
  if (isAboveCap(rate.price, priceCap)) return { outcome: 'dearer', price: rate.price };
  const since = new Date(call.now.getTime() - SETTLING_MS);
  const terms = { price: rate.price, net };
  if (!(await claimSending(desk.db, record, { now: call.now, since, ...terms }))) return UNKNOWN;
  const sent = { ...record, ...terms };
  const answer = await desk.client.post(
    '/hotel-api/1.0/bookings',
    toRequest(sent, guests, checked),
    call.signal,
  );
  if (answer.kind === 'lost') return UNKNOWN;
  if (answer.kind === 'refused') return await answerRefused(desk, sent, answer, call);
  const booking = readBookingAnswer(answer.data);
  if (booking.status !== 'confirmed') return UNKNOWN;
  return {
    outcome: 'confirmed',
    booking: bookedBooking({ kind: 'booked', booking, record: await adopt(desk, sent, booking) }),
  };
}

/** Without a tolerance, Hotelbeds books at the price of the check only. */
function toRequest(
  record: BookingRecord,
  guests: StayGuests['guests'],
  { rateKey, rooms, adults }: CheckedRate,
) {
  return {
    holder: guests[0],
    clientReference: clientReferenceOf(record),
    rooms: [{ rateKey, paxes: toPaxes(guests, rooms, adults) }],
  };
}

/** One guest in each room, then the second ones, and so on; a room may be for more than are named. */
function toPaxes(guests: StayGuests['guests'], rooms: number, adults: number) {
  return Array.from({ length: rooms }, (_, room) =>
    Array.from({ length: adults }, (_one, place) => ({
      roomId: room + 1,
      type: 'AD',
      ...guests[place * rooms + room],
    })),
  ).flat();
}

/** Where the room itself is refused without a known reason, the booking may have been made all the same. */
async function answerRefused(
  desk: HotelbedsDesk,
  record: BookingRecord,
  { reason }: Refusal,
  call: SupplierCall,
): Promise<ConfirmOutcome> {
  if (reason === 'product' || reason === 'notFound') return UNKNOWN;
  await updateRecord(desk.db, record, { sentAt: null });
  switch (reason) {
    case 'soldOut':
      return { outcome: 'soldOut' };
    case 'priceChanged':
      return await findRise(desk, record, call);
    case 'tooFast':
    case 'quotaUsedUp':
    case 'notAllowed':
      return UNKNOWN;
    default:
      return declined('refused');
  }
}

async function findRise(
  desk: HotelbedsDesk,
  record: BookingRecord,
  call: SupplierCall,
): Promise<ConfirmOutcome> {
  const checked = await checkRate(desk, record.offerKey, call);
  if ('outcome' in checked) return checked;
  const { price } = checked.rate;
  return isAboveCap(price, record.price) ? { outcome: 'dearer', price } : declined('refused');
}
