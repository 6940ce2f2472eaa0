import type { Money } from '#domain/contract.ts';
import { convertMoney } from '#domain/exchange-rates.ts';
import { DEMO_RATES } from '#server/db/demo/demo-rates.ts';
import type { ModelPart, ModelTrip } from './model-trip.ts';
import type { BookEntry, SupplierBooks } from './supplier-books.ts';

/** What is to be said about the money of a trip. */
export interface Reckoning {
  /** In the money of the company. */
  total: number;
  /** What a request that was not approved was to cost; null for any other trip. */
  requested: number | null;
  bookingFee: Money | null;
  parts: { price: Money; penalty: number; refund: number }[];
  /** The fees of the changes that were made, the oldest first. */
  changeFees: number[];
}

/** What trips cost by the books of their suppliers, and by what the agency has recorded of its own bookings. */
export class Reckoner {
  /** Of bookings of the agency that have ever been confirmed. */
  readonly #confirmed = new Set<string>();

  reckon(trip: ModelTrip, books: SupplierBooks): Reckoning {
    const entries = trip.parts.map((part) => ({ part, entry: this.#entryOf(part, books) }));
    const changes = trip.changes.flatMap((change) => {
      if (change.status !== 'done') return [];
      const fee = books
        .get(change.part.reference)
        ?.changeFees.get(`${change.part.reference}.change.${change.id}`);
      if (fee === undefined) throw new Error('A change is done that its supplier does not know');
      return { fee, currency: change.wanted.seen.currency };
    });
    const isOwed = entries.some(({ part, entry }) => entry.isSold || isComing(part, entry));
    const bookingFee = isOwed ? trip.bookingFee : null;
    const amounts = [
      ...entries.map(({ part, entry }) => ({ ...entry.price, amount: costOf(part, entry) })),
      ...changes.map(({ fee, currency }) => ({ amount: fee, currency })),
      // In another currency it is no part of the total.
      ...(bookingFee?.currency === 'CHF' ? [bookingFee] : []),
    ];
    return {
      total: sum(amounts),
      requested: trip.status === 'rejected' ? requestedOf(trip, entries) : null,
      bookingFee,
      parts: entries.map(({ part, entry }) => ({
        price: { ...entry.price, amount: priceOf(part, entry) },
        penalty: part.status === 'cancelled' ? entry.penalty : 0,
        refund: part.status === 'cancelled' ? entry.refund : 0,
      })),
      changeFees: changes.map(({ fee }) => fee),
    };
  }

  #entryOf(part: ModelPart, books: SupplierBooks): BookEntry {
    if (part.kind !== 'external') {
      const entry = books.get(part.reference);
      if (!entry) throw new Error('No supplier knows the part');
      // What was bought after a refusal, and given up for free, costs no fee.
      return { ...entry, isSold: entry.isSold && !isGivenUp(part, entry) };
    }
    if (part.status === 'confirmed') this.#confirmed.add(part.id);
    const penalty = part.recordedPenalty;
    return {
      price: { amount: part.price, currency: 'CHF' },
      isSold: this.#confirmed.has(part.id),
      penalty: penalty ?? 0,
      refund: penalty === null ? 0 : part.price - penalty,
      changeFees: new Map(),
    };
  }
}

function isGivenUp({ status, isUnwanted }: ModelPart, { penalty }: BookEntry): boolean {
  return isUnwanted && penalty === 0 && ['cancelling', 'unknown', 'cancelled'].includes(status);
}

/** Whether it may still be booked: it is held or being booked, or its supplier has not answered yet. */
function isComing({ status, attempt }: ModelPart, { isSold }: BookEntry): boolean {
  if (status === 'held' || status === 'confirming') return true;
  return status === 'unknown' && (attempt !== 'cancel' || isSold);
}

/** What is booked is as its supplier has it; anything else is as it was agreed to. */
function priceOf({ status, price }: ModelPart, entry: BookEntry): number {
  const isSettled = status === 'confirmed' || status === 'cancelling' || status === 'cancelled';
  return isSettled && entry.isSold ? entry.price.amount : price;
}

function costOf(part: ModelPart, entry: BookEntry): number {
  const { status } = part;
  if (status === 'failed') return 0;
  if (status === 'cancelled') return entry.penalty;
  if (status === 'confirmed' && !entry.isSold) throw new Error('A part is confirmed that was not sold');
  if (status === 'confirmed' || status === 'changing' || isComing(part, entry)) return priceOf(part, entry);
  // Until its supplier has cancelled it, it is to be paid; a hold on its way back is not.
  return entry.isSold ? priceOf(part, entry) : 0;
}

/** Without what was left out before. */
function requestedOf(
  { bookingFee }: ModelTrip,
  entries: readonly { part: ModelPart; entry: BookEntry }[],
): number {
  const requested = entries.filter(({ part }) => !part.isLeftOut);
  const prices = requested.map(({ part, entry }) => ({ ...entry.price, amount: priceOf(part, entry) }));
  return sum([...prices, ...(bookingFee?.currency === 'CHF' ? [bookingFee] : [])]);
}

function sum(amounts: readonly Money[]): number {
  return amounts.reduce((so, money) => {
    const converted = convertMoney(money, 'CHF', DEMO_RATES);
    if (!converted) throw new Error(`There is no rate of ${money.currency}`);
    return so + converted.money.amount;
  }, 0);
}
