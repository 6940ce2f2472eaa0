import type { Trip, TripPart } from '#domain/contract.ts';
import { dateAt } from '#domain/local-time.ts';
import { isOverPart } from '../is-over-part.ts';
import { type Day, itineraryDays } from '../itinerary/days.ts';
import type { PartKind, PartOf } from '../kinds/trip-kind.ts';
import { tripKind } from '../kinds/trip-kinds.ts';

/** The first day of the trip that has not passed there; null where nothing is booked. */
export function nextDay({ parts, travelers }: Pick<Trip, 'parts' | 'travelers'>, now: string): Day | null {
  const days = itineraryDays({ parts: parts.filter((part) => !isOverPart(part)), travelers });
  const isLeft = ({ day, entries }: Day) => entries.some(({ part }) => day >= todayAt(part, now));
  return days.find(isLeft) ?? days.at(-1) ?? null;
}

function todayAt(part: TripPart, now: string): string {
  return dateAt(new Date(now), zoneOf(part) ?? 'UTC');
}

function zoneOf<Kind extends PartKind>(part: PartOf<Kind>): string | undefined {
  return tripKind(part).zone(part);
}
