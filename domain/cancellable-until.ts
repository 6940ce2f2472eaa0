import type { HotelPart, TripPart } from './contract.ts';
import { dayAfter, startOfDay } from './local-time.ts';

/** A part with its start. */
export type PartStart =
  | Pick<Exclude<TripPart, HotelPart>, 'kind' | 'beginsAt'>
  | (Pick<HotelPart, 'kind' | 'startsOn'> & { property: Pick<HotelPart['property'], 'zone'> });

/**
 * From then on a booked part can't be cancelled online: at the departure, at the pick-up, and at a hotel once its day of
 * arrival is over, because rates are free or cost a night until some hour of that day.
 */
export function cancellableUntil(part: PartStart): Date {
  if (part.kind !== 'hotel') return new Date(part.beginsAt);
  return startOfDay(dayAfter(part.startsOn, 1), part.property.zone);
}

export function hasBegun(part: PartStart, now: Date): boolean {
  return cancellableUntil(part) <= now;
}
