import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { HOTEL_MODEL } from '../hotel-booking/hotel-model.ts';
import type { RoomName } from './reference-state.ts';

/** The rooms of the draft trips: in hotels of different names, on days that don't overlap. */
export const ROOMS: Readonly<Record<RoomName, { hotel: string; stay: number; surcharge: number }>> = {
  first: { hotel: 'The Only Room', stay: 1, surcharge: 0 },
  second: { hotel: 'The Slightly Rising Price', stay: 2, surcharge: 2 },
  added: { hotel: 'The Lost Letter', stay: 3, surcharge: 0 },
};

export function stayOf(travelerId: string, name: RoomName): HotelCriteria {
  return HOTEL_MODEL.criteriaFor(travelerId, ROOMS[name].stay);
}
