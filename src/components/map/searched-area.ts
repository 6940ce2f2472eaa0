import type { DistanceUnit } from '#domain/contract.ts';
import { distanceIn, type Position } from '#domain/geography.ts';
import type { MapSurroundings } from './map-point.ts';

/** The visible part of a map as the place of a search, to a metre; searches take a radius of 1 to 50, in whole numbers. */
export function toSearchedArea(
  { center, radiusKm }: MapSurroundings,
  unit: DistanceUnit,
): Position & { radius: number } {
  return {
    latitude: Number(center.latitude.toFixed(5)),
    longitude: Number(center.longitude.toFixed(5)),
    radius: Math.min(50, Math.max(1, Math.round(distanceIn(unit, radiusKm)))),
  };
}
