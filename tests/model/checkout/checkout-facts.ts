import { hotelNamed } from '#tests/support/hotel-named.ts';
import { HOTEL_MODEL } from '../hotel-booking/hotel-model.ts';
import { rateIn } from '../hotel-booking/hotel-offers.ts';
import type { HotelWorld } from '../hotel-booking/hotel-world.ts';
import { hotelOf } from './hotel-of.ts';
import type { Checkout } from './reference-state.ts';

/** What a walk through a checkout knows of the data on its pages. */
export interface CheckoutFacts {
  rooms: Readonly<Record<string, RoomFacts>>;
  days: string;
  traveler: string;
  approver: string;
}

interface RoomFacts {
  hotel: string;
  room: string;
  /** In the list, in Rappen. */
  amount: number;
}

export async function checkoutFacts({ company, criteria }: HotelWorld): Promise<CheckoutFacts> {
  const rooms: Record<string, RoomFacts> = {};
  for (const hotel of ['The Only Room', 'The Closed Desk', 'The Lost Letter']) {
    const { room, price } = await rateIn(company.ask, criteria, hotelNamed(hotel));
    rooms[hotel] = { hotel, room: room.roomName, amount: price.amount };
  }
  return {
    rooms,
    days: `${HOTEL_MODEL.days}, 2 nights, 1 room`,
    traveler: company.traveler,
    approver: company.approver,
  };
}

export function roomOf({ kept }: Pick<Checkout, 'kept'>, { rooms }: CheckoutFacts): RoomFacts {
  const room = rooms[hotelOf(kept ?? 'a room')];
  if (!room) throw new Error(`Nothing is known of the room of “${kept}”`);
  return room;
}
