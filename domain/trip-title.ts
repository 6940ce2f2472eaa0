import { formatNearDayRange } from './day-range.ts';
import { foldName } from './fold-name.ts';

export interface PartTowns {
  /** From where it sets out; stays and rentals have no such town. */
  origin?: string;
  destinations: readonly string[];
}

export interface DatedTowns extends PartTowns {
  startsOn: string;
}

interface TitledTrip {
  destinations: readonly string[];
  startsOn: string;
  endsOn: string;
}

/** More would not fit into a line of a list. */
const MOST_PLACES = 3;
const LONGEST = 160;

/**
 * The towns to which a trip leads, each once, in the order of its days. The way back leads to none: a town from which
 * a traveler sets out counts only where a stay or a rental is booked in it.
 */
export function listDestinations(parts: readonly DatedTowns[]): string[] {
  const inOrder = parts.toSorted((one, other) => compareDays(one.startsOn, other.startsOn));
  const starts = findStarts(inOrder);
  const reached = inOrder.flatMap(({ origin, destinations }) =>
    origin === undefined ? destinations : destinations.filter((town) => !starts.has(foldName(town))),
  );
  return withoutRepetition(reached);
}

/** The same of a request in words, whose first place is where it sets out from; a single place is where it leads. */
export function listRequestedDestinations(request: {
  places: readonly string[];
  startsOn: string;
}): string[] {
  const {
    places: [origin, ...destinations],
    startsOn,
  } = request;
  if (origin === undefined) return [];
  const towns = destinations.length > 0 ? { origin, destinations } : { destinations: [origin] };
  return listDestinations([{ ...towns, startsOn }]);
}

function compareDays(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

function findStarts(inOrder: readonly PartTowns[]): Set<string> {
  const reached = new Set<string>();
  const starts = new Set<string>();
  for (const { origin, destinations } of inOrder) {
    const start = origin === undefined ? undefined : foldName(origin);
    if (start !== undefined && !reached.has(start)) starts.add(start);
    for (const town of destinations) reached.add(foldName(town));
  }
  return starts;
}

/** Suppliers write the same town with and without its accents. */
function withoutRepetition(towns: readonly string[]): string[] {
  const names = towns.map(foldName);
  return towns.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}

/** The title of a trip, such as "London, 8 – 10 Dec": its places and days, with the year where it isn't today's. */
export function tripTitle({ destinations, startsOn, endsOn }: TitledTrip, today: string): string {
  const days = formatNearDayRange(startsOn, endsOn, today);
  return destinations.length === 0 ? days : `${joinPlaces(destinations).slice(0, LONGEST)}, ${days}`;
}

function joinPlaces(places: readonly string[]): string {
  const [named, left] =
    places.length > MOST_PLACES ? [MOST_PLACES - 1, places.length - MOST_PLACES + 1] : [places.length, 0];
  const names = places.slice(0, named).map((place) => place.trim().replaceAll(/\s+/g, ' '));
  const last = left > 0 ? `${left} more` : names.pop();
  return names.length === 0 ? String(last) : `${names.join(', ')} and ${last}`;
}
