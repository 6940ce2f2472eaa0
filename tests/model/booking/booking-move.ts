import type { BookingEvent } from '#machines/booking/booking-events.ts';
import type { Move } from '../tours.ts';

/** A move of which the chart hears these events. */
export function move(name: string, ...events: BookingEvent[]): Move {
  return { name, events };
}
