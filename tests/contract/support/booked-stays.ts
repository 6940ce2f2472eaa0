import { randomUUIDv7 } from 'node:crypto';
import type { Money } from '#domain/contract.ts';
import type { RoomRate } from '#domain/offers/hotel-offer.ts';
import type { PartStatus, TripStatus } from '#domain/trip-status.ts';
import type { Deps } from '#server/deps.ts';
import { readCompanyClock } from '#server/features/practice/read-company-clock.ts';
import type { SupplierCall } from '#server/suppliers/supplier-call.ts';
import { orderOf } from '#tests/support/suppliers/order-of.ts';
import { daysOf } from './days-of.ts';
import { dayAhead } from './flights.ts';
import type { Member } from './records.ts';
import { setColumns } from './set-columns.ts';
import { insertTrip, type TripIds } from './trip-records.ts';

/** Without faults, but with only one room of each kind, so that every stay has days of its own. */
const HOUSE = 'practice-8';
const FIRST_DAY = 10;
const DAYS = 300;

const NIGHTS = 2;

let nextDay = FIRST_DAY;

/** One after the other. The last nights on sale are left out where a trip would continue with the first ones. */
function nextStays(count: number) {
  if (nextDay + count * NIGHTS > FIRST_DAY + DAYS) nextDay = FIRST_DAY;
  return Array.from({ length: count }, () => {
    const checkIn = dayAhead(nextDay);
    nextDay += NIGHTS;
    return { checkIn, checkOut: dayAhead(nextDay), rooms: 1, guests: 1, rateCodes: [] };
  });
}

export interface BookedTrip extends TripIds {
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

type Nights = ReturnType<typeof nextStays>[number];
type RateFilter = (rate: RoomRate) => boolean;

export const REFUNDABLE: RateFilter = ({ cancellation }) => cancellation.deadlines.length > 0;
export const NEVER_REFUNDED: RateFilter = ({ cancellation }) => cancellation.deadlines.length === 0;

type Sellers = Pick<Deps, 'db' | 'suppliers' | 'clock' | 'practice'>;

/** A trip whose parts exist at the supplier: held or confirmed, according to their statuses. */
export async function insertBookedTrip(
  deps: Sellers,
  member: Member,
  {
    status = 'complete',
    parts = ['confirmed'],
    rates = [REFUNDABLE],
  }: { status?: TripStatus; parts?: PartStatus[]; rates?: RateFilter[] },
): Promise<BookedTrip> {
  const inserted = await insertTrip(deps.db, member, {
    status,
    parts,
    now: deps.clock.now(),
    levels: status.startsWith('waiting') ? [status.includes('2') ? 2 : 1] : [],
  });
  const stays = [];
  const allNights = nextStays(parts.length);
  for (const [index, partId] of inserted.partIds.entries()) {
    const nights = allNights[index];
    if (!nights) throw new Error('There are as many stays as parts');
    const stay = await book(deps, member, {
      nights,
      status: parts[index] ?? 'held',
      wanted: rates[index] ?? REFUNDABLE,
    });
    await deps.db
      .updateTable('trip_parts')
      .set({ reference: stay.reference, offer_key: stay.rate.key })
      .set({ price_amount: stay.price.amount, price_currency: stay.price.currency })
      .set({ accepted_amount: stay.price.amount })
      .set({
        ...daysOf(stay.checkIn, stay.checkOut),
        begins_at: new Date(`${stay.checkIn}T14:00:00Z`),
      })
      .where('id', '=', partId)
      .execute();
    stays.push(stay);
  }
  const [first, last] = [stays.at(0), stays.at(-1)];
  if (first && last)
    await setColumns(deps.db, 'trips', inserted.tripId, daysOf(first.checkIn, last.checkOut));
  return { ...inserted, stays };
}

export async function callOf(
  deps: Pick<Deps, 'db' | 'clock' | 'practice'>,
  companyId: string,
): Promise<SupplierCall> {
  const { signal } = new AbortController();
  const now = (await readCompanyClock(deps, companyId)).now();
  return { reference: randomUUIDv7(), companyId, now, timeoutMs: 20_000, signal };
}

async function book(
  deps: Sellers,
  { companyId }: Member,
  { nights, status, wanted }: { nights: Nights; status: PartStatus; wanted: RateFilter },
): Promise<BookedStay> {
  const { hotels } = deps.suppliers;
  const details = await hotels.details(HOUSE, nights, await callOf(deps, companyId));
  const rate = details.outcome === 'found' ? details.hotel.rates.find(wanted) : undefined;
  if (!rate) throw new Error('There is no such rate');
  const order = orderOf({ key: rate.key, travelers: 1, price: rate.price });
  const reference = randomUUIDv7();
  const held = await hotels.hold(order, { ...(await callOf(deps, companyId)), reference });
  if (held.outcome !== 'held') throw new Error(`The room is not held but ${held.outcome}`);
  if (status !== 'held')
    await hotels.confirm({ booking: reference, priceCap: rate.price }, await callOf(deps, companyId));
  return { rate, reference, price: held.booking.price, checkIn: nights.checkIn, checkOut: nights.checkOut };
}
