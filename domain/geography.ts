import type { DistanceUnit } from './contract.ts';

export interface Position {
  latitude: number;
  longitude: number;
}

const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const EARTH_RADIUS_KM = 6371.0088;

export function distanceKm(one: Position, other: Position): number {
  const [latitude, otherLatitude] = [radians(one.latitude), radians(other.latitude)];
  const haversine =
    Math.sin((otherLatitude - latitude) / 2) ** 2 +
    Math.cos(latitude) *
      Math.cos(otherLatitude) *
      Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  // Opposite points may come out a little above 1.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, haversine)));
}

export function findDirection(from: Position, to: Position): Direction {
  const [latitude, toLatitude] = [radians(from.latitude), radians(to.latitude)];
  const longitudes = radians(to.longitude - from.longitude);
  const east = Math.sin(longitudes) * Math.cos(toLatitude);
  const north =
    Math.cos(latitude) * Math.sin(toLatitude) -
    Math.sin(latitude) * Math.cos(toLatitude) * Math.cos(longitudes);
  const eighths = Math.round((Math.atan2(east, north) / Math.PI) * 4);
  return DIRECTIONS[(eighths + 8) % 8] as Direction; // one of the eight: the remainder is
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

const KILOMETRES = { km: 1, mi: 1.609_344 } satisfies Record<DistanceUnit, number>;

export function toKilometres(distance: number, unit: DistanceUnit): number {
  return distance * KILOMETRES[unit];
}

/** Rounded to one digit, as distances are displayed. */
export function distanceIn(unit: DistanceUnit, kilometres: number): number {
  return Math.round((kilometres / KILOMETRES[unit]) * 10) / 10;
}
