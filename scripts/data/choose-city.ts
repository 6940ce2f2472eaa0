import { foldName } from '#server/features/airports/fold-name.ts';

export interface Position {
  latitude: number;
  longitude: number;
}

export interface City extends Position {
  name: string;
  population: number;
}

const EARTH_RADIUS_KM = 6371.0088;
/** How far one still travels from an airport to its city. */
const REACH_KM = 60;
/** Smaller places have an airport named after them, or none. */
const TOWN = 20_000;

/**
 * The city that a traveller would name: one in the airport's own name, else the one that weighs most,
 * many inhabitants nearby. The nearest alone would often be a suburb.
 */
export function chooseCity(
  airport: Position & { name: string },
  cities: readonly City[],
): string | undefined {
  const name = ` ${foldName(airport.name)} `;
  const near = cities
    .map((city) => ({ ...city, distance: distanceKm(airport, city) }))
    .filter(({ distance }) => distance <= REACH_KM)
    .sort((one, other) => weight(other) - weight(one));
  const named = near.find((city) => name.includes(` ${foldName(city.name)} `));
  const chosen = named ?? near.find(({ population }) => population >= TOWN) ?? near[0];
  return chosen?.name;
}

function weight({ population, distance }: { population: number; distance: number }): number {
  return population / (distance + 10) ** 2;
}

function distanceKm(from: Position, to: Position): number {
  const [fromLatitude, toLatitude] = [radians(from.latitude), radians(to.latitude)];
  const haversine =
    Math.sin((toLatitude - fromLatitude) / 2) ** 2 +
    Math.cos(fromLatitude) * Math.cos(toLatitude) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
