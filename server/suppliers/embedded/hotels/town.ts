import type { Position } from '#domain/geography.ts';
import { type AirportRecord, readAirports } from '#server/features/airports/airport-data.ts';
import type { Gazetteer, Place } from '#server/gazetteer/gazetteer.ts';
import { createChance } from '../chance.ts';
import { type Language, languageOf } from './languages.ts';
import { marketAround } from './markets.ts';

export interface Town {
  id: string;
  name: string;
  city: string;
  country: string;
  population: number;
  center: Position;
  /** The distance from the centre within which half of the hotels are. */
  spreadKm: number;
  airport: boolean;
  language: Language;
  zone: string;
  market: { id: string; country: string; distanceKm: number };
  districts: readonly District[];
  hotels: number;
}

export interface District extends Position {
  name: string;
}

const MARKET_KM = 20;
const SUBURB_KM = 15;
const SUBURB_RATIO = 5;
const SMALLEST_WITH_DISTRICTS = 15_000;
const MOST_DISTRICTS = 24;

export function readTown(place: Place, gazetteer: Gazetteer): Town | null {
  const { id, name, country, population, latitude, longitude } = place;
  const chance = createChance('hotels', id).next();
  if (place.isPart || hotelCount(population, false, chance) === 0) return null;
  const market = marketAround(place, MARKET_KM, gazetteer) ?? { place, distanceKm: 0 };
  const suburb = market.distanceKm <= SUBURB_KM && market.place.population >= SUBURB_RATIO * population;
  return {
    id,
    name: name.replace(/^City of /, ''),
    city: name,
    country,
    population,
    center: { latitude, longitude },
    spreadKm: Math.max(0.3, Math.min(2.2, 0.3 * (population / 5000) ** 0.33)),
    airport: false,
    language: languageOf(place),
    zone: nearestZone(latitude, longitude, country),
    market: { id: market.place.id, country: market.place.country, distanceKm: market.distanceKm },
    districts: findDistricts(place, gazetteer),
    hotels: hotelCount(population, suburb, chance),
  };
}

function findDistricts(place: Place, gazetteer: Gazetteer): District[] {
  if (place.population < SMALLEST_WITH_DISTRICTS) return [];
  const reachKm = Math.max(0.5, Math.min(5.5, 1.5 * Math.log10(place.population / 10_000) + 1));
  return gazetteer
    .near(place.latitude, place.longitude, reachKm)
    .filter((near) => near.place.isPart)
    .map(({ place: { name, latitude, longitude } }) => ({
      name: districtName(name, place.name),
      latitude,
      longitude,
    }))
    .filter(({ name }) => name !== '' && name !== place.name)
    .slice(0, MOST_DISTRICTS);
}

/** `Zürich (Kreis 11) / Oerlikon` is Oerlikon, `Hamburg-Altstadt` is Altstadt; empty for a mere number. */
function districtName(name: string, city: string): string {
  const last = name.split(' / ').at(-1) ?? name;
  if (/[()\d]/.test(last)) return '';
  return last.startsWith(city) ? last.slice(city.length).replace(/^[- ]+/, '') : last;
}

/** More than any town has. */
const HIGHEST_COUNT = 60;
/** Below it a place is a hamlet without a hotel; 0 means unknown. */
const FEWEST_PEOPLE = 500;
const CITY = 10_000;
const METROPOLIS = 2_000_000;
const CITY_COUNT = 8;

/**
 * How many hotels a place has: a village of 2,000 up to two, a town of 10,000 eight, a city of two millions
 * sixty. A place next to a much larger city has half as many.
 */
function hotelCount(population: number, suburb: boolean, chance: number): number {
  if (population < FEWEST_PEOPLE) return 0;
  if (population < CITY) {
    const expected = CITY_COUNT * (population / CITY) ** 1.3;
    return Math.round(expected * (0.4 + 1.2 * chance) * (suburb ? 0.5 : 1));
  }
  const share = Math.log(population / CITY) / Math.log(METROPOLIS / CITY);
  const expected = (CITY_COUNT + (HIGHEST_COUNT - CITY_COUNT) * share) * (0.9 + 0.2 * chance);
  const count = Math.max(CITY_COUNT, Math.min(HIGHEST_COUNT, Math.round(expected)));
  return suburb ? Math.ceil(count / 2) : count;
}

let byCountry: Map<string, AirportRecord[]> | undefined;

/** The time zone of the nearest airport of the same country; an estimate near the borders of zones. */
function nearestZone(latitude: number, longitude: number, country: string): string {
  byCountry ??= Map.groupBy(readAirports(), (airport) => airport.country);
  let zone = 'UTC';
  let least = Number.POSITIVE_INFINITY;
  const east = Math.cos((latitude * Math.PI) / 180);
  for (const airport of byCountry.get(country) ?? readAirports()) {
    const degrees = Math.abs(airport.longitude - longitude);
    const distance = (airport.latitude - latitude) ** 2 + (Math.min(degrees, 360 - degrees) * east) ** 2;
    if (distance < least) {
      least = distance;
      zone = airport.zone;
    }
  }
  return zone;
}
