import { divideMoney } from '#domain/money.ts';
import type { NamedOffer } from '#domain/policy/compare-policies.ts';
import type { BookedStay } from '../trips/trip-example-repository.ts';

/** A stay as the offer that it was when it was booked. */
export function toBookedOffer({ hotel, room, price, nights, rooms }: BookedStay): NamedOffer {
  const { roomName, roomType, refundable } = room;
  return {
    title: `${hotel}, ${roomName}`.slice(0, 200),
    price,
    facts: { kind: 'hotel', price: divideMoney(price, rooms), nights, refundable, roomType },
  };
}
