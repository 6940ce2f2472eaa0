import type { HotelBookingEvent } from '#machines/hotel-booking/hotel-booking-events.ts';
import type { Move } from '../tours.ts';

/** A move of which the chart hears these events. */
export function move(name: string, ...events: HotelBookingEvent[]): Move {
  return { name, events };
}
