import type { HotelDetailsAnswer, RoomOption } from '#domain/contract.ts';
import type { SelectedHotel, SelectedRate } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { toHotelDetailsRequest } from '#domain/hotel-booking/hotel-requests.ts';
import type { Ask } from '../booking/flow-model.ts';

/** The first room of a hotel, as its page shows it. */
export async function rateIn(ask: Ask, criteria: HotelCriteria, hotel: SelectedHotel): Promise<SelectedRate> {
  const request = toHotelDetailsRequest(criteria, hotel.id);
  const { options } = await ask<HotelDetailsAnswer>('/api/booking/hotel/details', request);
  const [{ offer, room, price }] = options as [RoomOption]; // the hotels of the model are never full
  return { offer, room, price, verdict: { levels: [], inPolicy: true } };
}
