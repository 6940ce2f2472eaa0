import type { HotelProperty, Money, RoomConditions } from '#domain/contract.ts';
import { divideMoney } from '#domain/money.ts';
import type { Property, RoomRate } from '#domain/offers/hotel-offer.ts';
import { freeUntil, type StayExtent } from './stay-facts.ts';

export function toProperty({ chain, rating, amenities, ...property }: Property): HotelProperty {
  return {
    ...property,
    rating: rating ?? undefined,
    amenities: [...amenities],
    chain: chain ?? undefined,
  };
}

export function toRoomConditions(rate: RoomRate, now: Date): RoomConditions {
  const { source, roomName, roomType, view, bedType, beds, highestOccupancy, amenities, mealPlan } = rate;
  const { breakfastIncluded, cancellation, corporate, prepaid, roomsLeft } = rate;
  return {
    source,
    roomName,
    roomType,
    bedType,
    beds,
    highestOccupancy,
    mealPlan,
    breakfastIncluded,
    view: view ?? undefined,
    amenities: [...amenities],
    ...toRefund(rate, now),
    deadlines: [...cancellation.deadlines],
    corporate,
    prepaid,
    roomsLeft,
  };
}

export function toRefund(rate: RoomRate, now: Date): { refundable: boolean; freeUntil?: string } {
  const until = freeUntil(rate, now);
  return until === undefined ? { refundable: false } : { refundable: true, freeUntil: until };
}

export function perNight(price: Money, { nights, rooms }: StayExtent): Money {
  return divideMoney(price, nights * rooms);
}
