import type { Position } from '#domain/geography.ts';
import type { Gazetteer, Place } from '#server/gazetteer/gazetteer.ts';
import { createChance } from '../chance.ts';
import { hotelCount } from './hotel-count.ts';
import { type Language, languageOf } from './languages.ts';
import { marketAround } from './markets.ts';
import { nearestZone } from './nearest-zone.ts';

/** A place with hotels, and the data of its surroundings. */
export interface Town {
  id: string;
  /** The name in names of hotels. */
  name: string;
  /** The name in addresses. */
  city: string;
  country: string;
  population: number;
  center: Position;
  /** The distance from the centre within which half of the hotels are. */
  spreadKm: number;
  airport: boolean;
  language: Language;
  zone: string;
  /** The largest city around, whose fairs fill the hotels; the town itself when there is none. */
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

/** Null when there is no hotel. Districts are not towns: their hotels belong to the city. */
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
