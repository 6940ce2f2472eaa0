import { hotelNamed } from '#tests/support/hotel-named.ts';
import { shownDay } from '../booking/booking-facts.ts';
import { rateIn } from '../hotel-booking/hotel-offers.ts';
import type { HotelWorld } from '../hotel-booking/hotel-world.ts';
import { amountAt } from '../prices.ts';
import { ROOMS, stayOf } from './draft-rooms.ts';
import type { RoomName, TripDraft } from './reference-state.ts';

interface RoomFacts {
  hotel: string;
  days: string;
  /** In the list, in Rappen. */
  amount: number;
  /** So much more than in the list it costs from the start, in percent. */
  surcharge: number;
}

/** What a walk through the draft trip knows of the data on its pages. */
export type TripDraftFacts = Readonly<Record<RoomName, RoomFacts>>;

export async function tripDraftFacts({ company }: HotelWorld): Promise<TripDraftFacts> {
  const factsOf = async (name: RoomName): Promise<RoomFacts> => {
    const { hotel, surcharge } = ROOMS[name];
    const stay = stayOf(company.travelerId, name);
    const { price } = await rateIn(company.ask, stay, hotelNamed(hotel));
    const days = `${shownDay(stay.checkIn)} to ${shownDay(stay.checkOut)}, 2 nights, 1 room`;
    return { hotel, days, amount: price.amount, surcharge };
  };
  return {
    first: await factsOf('first'),
    second: await factsOf('second'),
    added: await factsOf('added'),
  };
}

/** The accepted price of a part. */
export function priceOf(
  { accepted }: Pick<TripDraft, 'accepted'>,
  facts: TripDraftFacts,
  name: RoomName,
): number {
  const { amount, surcharge } = facts[name];
  return amountAt(amount, surcharge + accepted[name]);
}

export function totalOf(
  { parts, accepted }: Pick<TripDraft, 'parts' | 'accepted'>,
  facts: TripDraftFacts,
): number {
  return parts.reduce((sum, name) => sum + priceOf({ accepted }, facts, name), 0);
}
