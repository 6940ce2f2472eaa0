import type { Trip } from '#domain/contract.ts';
import { countedParts } from '../counted-parts.ts';
import { destinationsOf } from '../part/kinds/part-kinds.ts';
import { daysText } from '../part/kinds/value-words.ts';

/** More would not fit into the list of a mail program. */
const MOST_PLACES = 3;

/** Says what has happened, where the trip leads and when, such as "Approved: London, 8 – 10 Dec". */
export function tripSubject(event: string, trip: Trip): string {
  return `${event}: ${placesText(trip)}, ${daysText(trip.startsOn, trip.endsOn)}`;
}

function placesText({ title, parts, request }: Trip): string {
  const booked = countedParts(parts).flatMap((part) => destinationsOf(part));
  const places = withoutRepetition(booked.length > 0 ? booked : (request?.places ?? []));
  if (places.length === 0) return title;
  return new Intl.ListFormat('en-GB').format(places.slice(0, MOST_PLACES));
}

/** A town may be written with its accents by one supplier, and without them by another. */
function withoutRepetition(places: readonly string[]): string[] {
  const keys = places.map((place) => place.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase());
  return places.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}
