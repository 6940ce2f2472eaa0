import { distanceKm } from '#domain/geography.ts';
import type { CarPlace } from '#domain/offers/car-offer.ts';
import { loadGazetteer } from '../../../gazetteer/gazetteer.ts';
import { airportStations } from './airport-stations.ts';
import { CITY_REACH_KM, cityStations } from './city-stations.ts';
import { airportOf, airportsNear } from './known-airports.ts';
import type { Origin } from './origin.ts';
import { type RentalStation, readStationId } from './rental-station.ts';

/** The limits of every search: its radius in kilometres, and the number of stations. */
export const HIGHEST_RADIUS_KM = 100;
const HIGHEST_COUNT = 40;

/** The maximum distance of an airport's station from the airport. */
const AIRPORT_REACH_KM = 4;

export async function stationsAt(place: CarPlace, origin: Origin): Promise<readonly RentalStation[]> {
  if (place.kind === 'airport') return nearest(ofAirport(place.code), origin, HIGHEST_RADIUS_KM);
  if (!(place.radiusKm > 0)) return [];
  const radiusKm = Math.min(place.radiusKm, HIGHEST_RADIUS_KM);
  const gazetteer = await loadGazetteer();
  const cities = gazetteer.near(origin.latitude, origin.longitude, radiusKm + CITY_REACH_KM);
  const stations = [
    ...airportsNear(origin, radiusKm + AIRPORT_REACH_KM).flatMap(airportStations),
    ...cities.flatMap(({ place: city }) => cityStations(city)),
  ];
  return nearest(stations, origin, radiusKm);
}

export async function findStationById(stationId: string): Promise<RentalStation | null> {
  const read = readStationId(stationId);
  if (read === null) return null;
  const stations = /^\d/.test(read.place) ? await ofCity(read.place) : ofAirport(read.place);
  return stations.find((station) => station.stationId === stationId) ?? null;
}

function ofAirport(code: string): readonly RentalStation[] {
  const airport = airportOf(code);
  return airport === undefined ? [] : airportStations(airport);
}

async function ofCity(id: string): Promise<readonly RentalStation[]> {
  const city = (await loadGazetteer()).byId(id);
  return city === undefined ? [] : cityStations(city);
}

function nearest(
  stations: readonly RentalStation[],
  origin: Origin,
  radiusKm: number,
): readonly RentalStation[] {
  return stations
    .map((station) => ({ station, away: distanceKm(origin, station) }))
    .filter(({ away }) => away <= radiusKm)
    .sort((one, other) => one.away - other.away)
    .slice(0, HIGHEST_COUNT)
    .map(({ station }) => station);
}
