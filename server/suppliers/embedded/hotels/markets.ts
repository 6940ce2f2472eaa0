import { distanceKm, type Position } from '#domain/geography.ts';
import type { Gazetteer, Place } from '#server/gazetteer/gazetteer.ts';

/** A city so large that it determines the prices around it. */
export type Market = { place: Place; distanceKm: number };

const CITIES = 4500;
const KM_PER_DEGREE = 111;

const citiesOf = new WeakMap<Gazetteer, readonly Place[]>();

export function marketAround(center: Position, radiusKm: number, gazetteer: Gazetteer): Market | null {
  const cities =
    citiesOf.get(gazetteer) ?? gazetteer.largest(undefined, CITIES).filter((city) => !city.isPart);
  citiesOf.set(gazetteer, cities);
  for (const place of cities) {
    if (Math.abs(place.latitude - center.latitude) * KM_PER_DEGREE > radiusKm) continue;
    const away = distanceKm(center, place);
    if (away <= radiusKm) return { place, distanceKm: away };
  }
  return null;
}
