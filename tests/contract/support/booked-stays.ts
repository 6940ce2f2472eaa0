import { randomUUIDv7 } from 'node:crypto';
import type { Money } from '#domain/contract.ts';
import type { RoomRate } from '#domain/offers/hotel-offer.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import type { Deps } from '#server/deps.ts';
import { clockFor } from '#server/features/practice/clock-for.ts';
import type { SupplierCall } from '#server/suppliers/supplier-call.ts';
import { orderOf } from '#tests/support/suppliers/order-of.ts';
import { dayAhead } from './flights.ts';
import type { Member } from './records.ts';
import { type InsertedTrip, insertTrip } from './trip-records.ts';

/** Without faults, but with only one room of each kind, so that every stay has days of its own. */
const HOUSE = 'practice-8';
const FIRST_DAY = 10;
const DAYS = 300;

let stays = 0;

function nextStay() {
  const day = FIRST_DAY + ((stays * 2) % DAYS);
  stays += 1;
  return { checkIn: dayAhead(day), checkOut: dayAhead(day + 2), rooms: 1, guests: 1, rateCodes: [] };
}

export interface BookedTrip extends InsertedTrip {
  /** Of each part, in order. */
  stays: BookedStay[];
}

export interface BookedStay {
  rate: RoomRate;
  price: Money;
  reference: string;
  checkIn: string;
  checkOut: string;
}

type Wanted = (rate: RoomRate) => boolean;

export const REFUNDABLE: Wanted = ({ cancellation }) => cancellation.deadlines.length > 0;
export const NEVER_REFUNDED: Wanted = ({ cancellation }) => cancellation.deadlines.length === 0;

type Sellers = Pick<Deps, 'db' | 'suppliers' | 'clock' | 'practice'>;

/** A trip whose parts exist at the supplier: held or confirmed, according to their statuses. */
export async function insertBookedTrip(
  deps: Sellers,
  member: Member,
  {
    status = 'complete',
    parts = ['confirmed'],
    rates = [REFUNDABLE],
  }: { status?: TripStatus; parts?: PartStatus[]; rates?: Wanted[] },
): Promise<BookedTrip> {
  const inserted = await insertTrip(deps.db, member, {
    status,
    parts,
    now: deps.clock.now(),
    levels: status.startsWith('waiting') ? [status.includes('2') ? 2 : 1] : [],
  });
  const stays = [];
  for (const [index, partId] of inserted.partIds.entries()) {
    const stay = await book(deps, member, parts[index] ?? 'held', rates[index] ?? REFUNDABLE);
    await deps.db
      .updateTable('trip_parts')
      .set({ reference: stay.reference, offer_key: stay.rate.key })
      .set({ price_amount: stay.price.amount, price_currency: stay.price.currency })
      .set({ accepted_amount: stay.price.amount })
      .set({
        starts_on: stay.checkIn,
        ends_on: stay.checkOut,
        begins_at: new Date(`${stay.checkIn}T14:00:00Z`),
      })
      .where('id', '=', partId)
      .execute();
    stays.push(stay);
  }
  // After the last night on sale, the nights start over.
  const [starts_on = ''] = stays.map(({ checkIn }) => checkIn).sort();
  const ends_on =
    stays
      .map(({ checkOut }) => checkOut)
      .sort()
      .at(-1) ?? '';
  await deps.db.updateTable('trips').set({ starts_on, ends_on }).where('id', '=', inserted.tripId).execute();
  return { ...inserted, stays };
}

export async function callOf(
  deps: Pick<Deps, 'clock' | 'practice'>,
  companyId: string,
): Promise<SupplierCall> {
  const { signal } = new AbortController();
  const now = (await clockFor(deps, companyId)).now();
  return { reference: randomUUIDv7(), companyId, now, timeoutMs: 20_000, signal };
}

async function book(
  deps: Sellers,
  { companyId }: Member,
  status: PartStatus,
  wanted: Wanted,
): Promise<BookedStay> {
  const { hotels } = deps.suppliers;
  const stay = nextStay();
  const details = await hotels.details(HOUSE, stay, await callOf(deps, companyId));
  const rate = details.outcome === 'found' ? details.hotel.rates.find(wanted) : undefined;
  if (!rate) throw new Error('There is no such rate');
  const order = orderOf({ key: rate.key, travellers: 1, price: rate.price });
  const reference = randomUUIDv7();
  const held = await hotels.hold(order, { ...(await callOf(deps, companyId)), reference });
  if (held.outcome !== 'held') throw new Error(`The room is not held but ${held.outcome}`);
  if (status !== 'held')
    await hotels.confirm({ booking: reference, accepted: rate.price }, await callOf(deps, companyId));
  return { rate, reference, price: held.booking.price, checkIn: stay.checkIn, checkOut: stay.checkOut };
}
