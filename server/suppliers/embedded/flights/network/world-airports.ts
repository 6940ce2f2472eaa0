import { countries } from 'countries-list';
import type { FlightPlace } from '#domain/offers/flight-offer.ts';
import { type AirportRecord, readAirports } from '../../../../features/airports/airport-data.ts';
import { METROPOLITAN_AREAS } from '../../../../features/airports/metropolitan-areas.ts';
import {
  isCrowded,
  isForShortDistances,
  isLeisure,
  isSecondary,
  type Standing,
  standingOf,
} from './airport-standing.ts';

export interface WorldAirport extends AirportRecord {
  standing: Standing;
  leisure: boolean;
  secondary: boolean;
  crowded: boolean;
  forShortDistances: boolean;
  continent: string;
}

let airports: ReadonlyMap<string, WorldAirport> | undefined;

export function worldAirports(): ReadonlyMap<string, WorldAirport> {
  airports ??= new Map(readAirports().map((record) => [record.code, toWorldAirport(record)]));
  return airports;
}

export function findAirports({ code, type }: FlightPlace): WorldAirport[] {
  const codes = type === 'airport' ? [code] : METROPOLITAN_AREAS.find((area) => area.code === code)?.airports;
  return (codes ?? []).flatMap((member) => worldAirports().get(member) ?? []);
}

function toWorldAirport(record: AirportRecord): WorldAirport {
  const { code, size } = record;
  return {
    ...record,
    standing: standingOf(code, size),
    leisure: isLeisure(code),
    secondary: isSecondary(code),
    crowded: isCrowded(code),
    forShortDistances: isForShortDistances(code),
    continent: continentOf(record),
  };
}

/** The continent of the country; Russia is divided by time zones, and all of Turkey counts as European. */
function continentOf({ country, zone }: AirportRecord): string {
  if (zone.startsWith('Europe/') && (country === 'RU' || country === 'TR')) return 'EU';
  return country in countries ? countries[country as keyof typeof countries].continent : ''; // just checked
}
