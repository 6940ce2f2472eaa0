import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Position } from '#domain/geography.ts';
import { otherNamesOf, shownName } from '../../gazetteer/city-names.ts';
import { type Gazetteer, loadGazetteer, type Place } from '../../gazetteer/gazetteer.ts';
import { loadOnce } from '../../gazetteer/load-once.ts';
import { type AirportRecord, readAirports } from '../airports/airport-data.ts';
import { countryName } from '../enums/countries.ts';
import { type State, stateOf } from './states.ts';

export interface SearchablePlace extends Position {
  id: string;
  kind: 'city' | 'part' | 'airport' | 'hotel';
  name: string;
  city?: string;
  state?: State;
  country: string;
  countryName: string;
  population: number;
  code?: string;
  zone?: string;
  size?: AirportRecord['size'];
  street?: string;
  postalCode?: string;
}

export interface Town extends SearchablePlace {
  townId: string;
}

/** All searchable places, by number: the places by descending population, then the airports. */
export interface SearchablePlaces {
  size: number;
  at: (number: number) => Town;
  byId: (id: string) => Town | undefined;
  namesOf: (number: number) => string[];
}

const CITY_ID = /^emb_city_(\d{1,10})$/;
const AIRPORT_ID = /^emb_apt_([A-Z]{3})$/;

export const loadSearchablePlaces = loadOnce(readSearchablePlaces);

async function readSearchablePlaces(): Promise<SearchablePlaces> {
  const gazetteer = await loadGazetteer();
  await nextTurn();
  const airports = readAirports();
  await nextTurn();
  const largestOfName = createLargestOfName(gazetteer);

  function at(number: number): Town {
    if (number < gazetteer.size) return ofPlace(gazetteer.at(number));
    const airport = airports[number - gazetteer.size];
    if (!airport) throw new RangeError(`There is no place ${number}.`);
    return ofAirport(airport);
  }

  return {
    size: gazetteer.size + airports.length,
    at,
    byId(id) {
      const place = gazetteer.byId(CITY_ID.exec(id)?.[1] ?? '');
      if (place) return ofPlace(place);
      const airport = airports.find(({ code }) => code === AIRPORT_ID.exec(id)?.[1]);
      return airport && ofAirport(airport);
    },
    namesOf(number) {
      const { kind, code, name, city = '', country } = at(number);
      if (kind !== 'airport') return largestOfName(number) ? namesOfCity(country, name) : [name];
      const cities = namesOfCity(country, city);
      const ownName = name.startsWith(`${city} `) ? name.slice(city.length + 1) : name;
      return [name, ownName, code ?? '', ...cities.flatMap((each) => [`${each} Airport`, `Airport ${each}`])];
    },
  };
}

function namesOfCity(country: string, city: string): string[] {
  const shown = shownName(country, city);
  return [...new Set([city, shown, ...otherNamesOf(country, shown)])];
}

/** Names in other languages belong to the large city, not to a village of the same name. */
function createLargestOfName(gazetteer: Gazetteer): (row: number) => boolean {
  const largest = new Map<string, number>();
  return (row) => {
    const { country, name } = gazetteer.at(row);
    if (namesOfCity(country, name).length === 1) return false;
    const key = `${country} ${name}`;
    const known = largest.get(key) ?? row;
    largest.set(key, Math.min(known, row));
    return row <= known;
  };
}

function ofPlace({ id, name, country, adminCode, population, isPart, latitude, longitude }: Place): Town {
  const state = stateOf(country, adminCode);
  return {
    id: `emb_city_${id}`,
    townId: id,
    kind: isPart ? 'part' : 'city',
    name,
    country,
    population,
    latitude,
    longitude,
    countryName: countryName(country),
    state,
  };
}

function ofAirport({ code, name, city, country, latitude, longitude, zone, size }: AirportRecord): Town {
  return {
    id: `emb_apt_${code}`,
    townId: code,
    kind: 'airport',
    name,
    city,
    country,
    latitude,
    longitude,
    code,
    zone,
    size,
    countryName: countryName(country),
    population: 0,
  };
}
