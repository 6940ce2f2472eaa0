import type { BookingEvent } from '#machines/booking/booking-events.ts';
import type { Move } from '../tours.ts';

/** A move that sends these events to the chart. */
export function move(name: string, ...events: BookingEvent[]): Move {
  return { name, events };
}
