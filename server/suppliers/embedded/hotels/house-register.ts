import { distanceKm, type Position } from '#domain/geography.ts';
import { type Gazetteer, loadGazetteer } from '#server/gazetteer/gazetteer.ts';
import { AIRPORT_REACH_KM, airportByCode, airportsNear, readAirportTown } from './airport-town.ts';
import { buildHouses } from './build-houses.ts';
import type { House } from './house.ts';
import { FARTHEST_KM } from './house-site.ts';
import { SENTINEL_HOUSES } from './sentinel-houses.ts';
import { readTown } from './town.ts';

export interface HouseRegister {
  /** The nearest first. */
  near: (center: Position, radiusKm: number) => readonly House[];
  byId: (propertyId: string) => House | null;
  /** By the number of the town in the gazetteer, or by the code of the airport. */
  inTown: (townId: string) => readonly House[];
}

/**
 * How many hotels are cached, some kilobytes each; the least recently used ones are generated again when
 * needed.
 */
const KEPT = 10_000;

let loading: Promise<HouseRegister> | undefined;

export function loadHouseRegister(): Promise<HouseRegister> {
  loading ??= loadGazetteer().then(createHouseRegister);
  return loading;
}

function createHouseRegister(gazetteer: Gazetteer): HouseRegister {
  const cached = new Map<string, readonly House[]>();
  let size = 0;

  function loadHouses(id: string): readonly House[] {
    const known = cached.get(id);
    if (known) cached.delete(id);
    const houses = known ?? build(id);
    cached.set(id, houses);
    if (!known) size += houses.length + 1;
    for (const [oldest, itsHouses] of cached) {
      if (size <= KEPT || oldest === id) break;
      cached.delete(oldest);
      size -= itsHouses.length + 1;
    }
    return houses;
  }

  function build(id: string): readonly House[] {
    const airport = airportByCode(id);
    const place = gazetteer.byId(id);
    const town = airport ? readAirportTown(airport, gazetteer) : place && readTown(place, gazetteer);
    return town ? buildHouses(town) : [];
  }

  return {
    inTown: loadHouses,
    near(center, radiusKm) {
      const places = gazetteer.near(center.latitude, center.longitude, radiusKm + FARTHEST_KM);
      const airports = airportsNear(center, radiusKm + AIRPORT_REACH_KM);
      return [
        ...places.filter(({ place }) => !place.isPart).flatMap(({ place }) => loadHouses(place.id)),
        ...airports.flatMap(({ code }) => loadHouses(code)),
        ...SENTINEL_HOUSES,
      ]
        .map((house) => ({ house, away: distanceKm(center, house.property) }))
        .filter(({ away }) => away <= radiusKm)
        .sort((one, other) => one.away - other.away)
        .map(({ house }) => house);
    },
    byId(propertyId) {
      const sentinel = SENTINEL_HOUSES.find(({ property }) => property.propertyId === propertyId);
      if (sentinel) return sentinel;
      const [id, number] = /^([A-Z]{3}|\d{1,10})-([1-9]\d?)$/.exec(propertyId)?.slice(1) ?? [];
      return id === undefined ? null : (loadHouses(id)[Number(number) - 1] ?? null);
    },
  };
}
