import type { SelectedHotel } from '#domain/hotel-booking/hotel-choice.ts';
import { SENTINEL_HOTELS, sentinelId } from '#server/suppliers/embedded/hotels/sentinel-hotels.ts';

/** One of the practice hotels. */
export function hotelNamed(name: string): SelectedHotel {
  const index = SENTINEL_HOTELS.findIndex((hotel) => hotel.name === name);
  if (index < 0) throw new Error(`There is no hotel for practice called ${name}`);
  return { id: sentinelId(index), name };
}
