import { startOfDay } from '#domain/local-time.ts';
import type { HoldOutcome } from '../outcomes.ts';
import type { Guest, Order } from '../supplier.ts';
import type { SupplierCall } from '../supplier-call.ts';
import { type BookingRecord, findRecord, insertRecord } from './booking-repository.ts';
import { bookedBooking, keptBooking, readState } from './booking-state.ts';
import { checkRate } from './check-rate.ts';
import { declined, type HotelbedsDesk, isAboveCap, UNKNOWN } from './hotelbeds-desk.ts';
import { toProperty } from './read-house.ts';

/** The longest that a rate is kept for its confirmation, which asks for its price again. */
const KEPT_MS = 24 * 3_600_000;

/** Hotelbeds holds nothing: the rate is kept with its guests, and booked at the confirmation. */
export async function holdRate(desk: HotelbedsDesk, order: Order, call: SupplierCall): Promise<HoldOutcome> {
  const known = await findRecord(desk.db, call);
  if (known) return await answerAgain(desk, known, order, call);
  const checked = await checkRate(desk, order.key, call);
  if ('outcome' in checked) return checked;
  const { net, house, checkIn } = checked;
  const { price } = checked.rate;
  if (isAboveCap(price, order.priceCap)) return { outcome: 'dearer', price };
  const { zone } = await toProperty(house);
  const lastSale = startOfDay(checkIn, zone).getTime() + KEPT_MS;
  const heldUntil = new Date(Math.min(call.now.getTime() + KEPT_MS, lastSale));
  if (heldUntil <= call.now || order.guests.length === 0) return declined('refused');
  const record: BookingRecord = {
    companyId: call.companyId,
    reference: call.reference,
    offerKey: order.key,
    price,
    net,
    heldUntil,
    bookingId: null,
    sentAt: null,
    cancelCall: null,
  };
  await insertRecord(desk.db, record, order.guests.map(toName));
  return { outcome: 'held', booking: keptBooking(record, call.now) };
}

function toName({ firstName, lastName }: Guest) {
  return { name: firstName, surname: lastName };
}

async function answerAgain(
  desk: HotelbedsDesk,
  record: BookingRecord,
  { key }: Order,
  call: SupplierCall,
): Promise<HoldOutcome> {
  if (record.offerKey !== key) return declined('refused');
  const state = await readState(desk, record, call);
  if (state.kind === 'unknown') return UNKNOWN;
  const booking = state.kind === 'booked' ? bookedBooking(state) : keptBooking(record, call.now);
  if (booking.status === 'expired') return { outcome: 'expired' };
  if (booking.status === 'cancelled') return declined('alreadyCancelled');
  return { outcome: 'held', booking };
}
