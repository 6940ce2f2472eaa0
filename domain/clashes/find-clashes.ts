import { foldName } from '../fold-name.ts';
import { distanceKm } from '../geography.ts';
import { PLANNED } from '../kinds/planned-kinds.ts';
import type { PlannedLeg, PlannedPart } from './planned-part.ts';

/** What does not go together; it is shown, and forbids nothing. */
export type Clash =
  | { kind: 'sameTime' | 'hotelTwice' | 'flightsAtOnce'; part: PlannedPart; other: PlannedPart }
  | { kind: 'carBeforeLanding' | 'carAfterCheckIn'; part: PlannedPart; leg: PlannedLeg };

/** Stations and airports within this distance serve the same town. */
const TOWN_KM = 60;
/** The usual end of check-in before a departure; airlines differ by some minutes. */
const CHECK_IN_CLOSES_MINUTES = 60;

/**
 * Compares the parts of a trip with each other and with those of other trips. Parts that are already in a trip
 * (`trip`) are only compared with chosen ones. Each other trip is named once per kind of clash.
 */
export function findClashes(own: readonly PlannedPart[], others: readonly PlannedPart[]): Clash[] {
  const chosen = own.filter(({ trip }) => trip === null);
  const elsewhere = chosen.flatMap((part) => others.flatMap((other) => clashWithOther(part, other) ?? []));
  const within = own.flatMap((other, index) =>
    own.slice(index + 1).flatMap((part): TripClash[] => {
      if (other.trip !== null && part.trip !== null) return [];
      if (isHotelTwice(part, other)) return [{ kind: 'hotelTwice', part, other }];
      return areFlightsAtOnce(part, other) ? [{ kind: 'flightsAtOnce', part, other }] : [];
    }),
  );
  const collections = own.flatMap((part) => own.flatMap((journey) => collectionClashes(part, journey)));
  return [...onePerTrip(elsewhere), ...within, ...collections];
}

type TripClash = Extract<Clash, { other: PlannedPart }>;

function clashWithOther(part: PlannedPart, other: PlannedPart): TripClash | null {
  if (!sharesTravelers(part, other)) return null;
  if (isHotelTwice(part, other)) return { kind: 'hotelTwice', part, other };
  const overlaps = part.beginsAt < other.endsAt && other.beginsAt < part.endsAt;
  const isTogether =
    isSamePlace(part, other) && !(PLANNED[part.kind].isJourney && PLANNED[other.kind].isJourney);
  return overlaps && !isTogether ? { kind: 'sameTime', part, other } : null;
}

function onePerTrip(clashes: readonly TripClash[]): TripClash[] {
  const byTrip = new Map<string, TripClash>();
  for (const clash of clashes) {
    const key = `${clash.kind} ${clash.other.trip?._id}`;
    if (!byTrip.has(key)) byTrip.set(key, clash);
  }
  return [...byTrip.values()];
}

function isHotelTwice(part: PlannedPart, other: PlannedPart): boolean {
  const day = (local: string) => local.slice(0, 10);
  return (
    PLANNED[part.kind].isNight &&
    PLANNED[other.kind].isNight &&
    sharesTravelers(part, other) &&
    day(part.begins) < day(other.ends) &&
    day(other.begins) < day(part.ends) &&
    isSameTown(part.places, other.places)
  );
}

/** Consecutive flights don't clash, but two at the same time do. */
function areFlightsAtOnce(part: PlannedPart, other: PlannedPart): boolean {
  return (
    sharesTravelers(part, other) &&
    part.legs.some((leg) =>
      other.legs.some((one) => leg.departsAt < one.arrivesAt && one.departsAt < leg.arrivesAt),
    )
  );
}

export function isAbout(part: PlannedPart, clash: Clash): boolean {
  return clash.part === part || ('leg' in clash ? part.legs.includes(clash.leg) : clash.other === part);
}

function collectionClashes(collected: PlannedPart, journey: PlannedPart): Clash[] {
  const isOld = collected.trip !== null && journey.trip !== null;
  if (!PLANNED[collected.kind].isCollected || isOld || !sharesTravelers(collected, journey)) return [];
  const pickUp = collected.places.slice(0, 1);
  const dropOff = collected.places.slice(-1);
  const landing = journey.legs.find(({ destination, departsAt, arrivesAt }) => {
    if (!isSameTown(pickUp, [destination])) return false;
    // A car that is parked while its driver is away was picked up before the departure.
    const left = journey.legs.findLast(
      (leg) => isSameTown(pickUp, [leg.origin]) && leg.departsAt < departsAt,
    )?.departsAt;
    return (
      collected.beginsAt < arrivesAt && collected.endsAt > arrivesAt && (!left || collected.beginsAt > left)
    );
  });
  const departure = journey.legs.find(({ origin, departsAt }) => {
    if (!isSameTown(dropOff, [origin])) return false;
    const back = journey.legs.find(
      (leg) => isSameTown(dropOff, [leg.destination]) && leg.departsAt > departsAt,
    )?.arrivesAt;
    const closesAt = Date.parse(departsAt) - CHECK_IN_CLOSES_MINUTES * 60_000;
    return (
      collected.beginsAt < departsAt &&
      Date.parse(collected.endsAt) > closesAt &&
      (!back || collected.endsAt < back)
    );
  });
  return [
    ...(landing ? [{ kind: 'carBeforeLanding', part: collected, leg: landing } as const] : []),
    ...(departure ? [{ kind: 'carAfterCheckIn', part: collected, leg: departure } as const] : []),
  ];
}

const sharesTravelers = (one: PlannedPart, other: PlannedPart): boolean =>
  one.travelers.some((traveler) => other.travelers.includes(traveler));

const isSamePlace = (one: PlannedPart, other: PlannedPart): boolean => isSameTown(one.places, other.places);

function isSameTown(some: PlannedPart['places'], others: PlannedPart['places']): boolean {
  return some.some((one) =>
    others.some((other) => {
      if (foldName(one.town) === foldName(other.town)) return true;
      const { latitude, longitude } = one;
      if (latitude === undefined || longitude === undefined) return false;
      if (other.latitude === undefined || other.longitude === undefined) return false;
      const position = { latitude: other.latitude, longitude: other.longitude };
      return distanceKm({ latitude, longitude }, position) <= TOWN_KM;
    }),
  );
}
