import { nightsBetween } from '#domain/local-time.ts';
import { divideMoney } from '#domain/money.ts';
import type { HotelQuery, RoomRate } from '#domain/offers/hotel-offer.ts';
import type { HotelFacts } from '#domain/policy/offer.ts';

export interface StayExtent {
  nights: number;
  rooms: number;
}

export function toExtent({ checkIn, checkOut, rooms }: Pick<HotelQuery, 'checkIn' | 'checkOut' | 'rooms'>) {
  return { nights: nightsBetween(checkIn, checkOut), rooms };
}

/** Until when a rate can be cancelled for free, as an ISO instant; undefined when it can't (any more). */
export function freeUntil({ cancellation }: Pick<RoomRate, 'cancellation'>, now: Date): string | undefined {
  const [first] = cancellation.deadlines;
  return first && new Date(first.at) > now ? first.at : undefined;
}

/**
 * The facts of a rate that policies judge. Prices are per room, regardless of who shares it; charges paid at
 * the hotel do not count.
 */
export function stayFacts(rate: RoomRate, { nights, rooms }: StayExtent, now: Date): HotelFacts {
  return {
    kind: 'hotel',
    price: divideMoney(rate.price, rooms),
    nights,
    refundable: freeUntil(rate, now) !== undefined,
    roomType: rate.roomType,
  };
}

/** Stored in the reference, so that a booking is judged by the facts of its search. */
export function writeExtent({ nights, rooms }: StayExtent): string {
  return `${nights}.${rooms}`;
}

export function readExtent(note: string): StayExtent {
  const [nights, rooms] = note.split('.').map(Number);
  if (!nights || !rooms) throw new Error(`The note ${note} is not that of a stay`);
  return { nights, rooms };
}
