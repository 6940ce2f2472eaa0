import { distanceKm, findDirection, type Position } from '#domain/geography.ts';
import type { CarPlace, Station } from '#domain/offers/car-offer.ts';
import { airportOf } from './known-airports.ts';
import type { RentalStation } from './rental-station.ts';

/** The point around which a search looks, and its encoding in keys. */
export interface Origin extends Position {
  word: string;
}

/** About a metre. */
const DIGITS = 5;

export function findOrigin(place: CarPlace): Origin | null {
  if (place.kind === 'airport') return originOfAirport(place.code);
  return originOfPoint(place.latitude, place.longitude);
}

export function readOrigin(word: string): Origin | null {
  if (/^[A-Z]{3}$/.test(word)) return originOfAirport(word);
  const [, latitude, longitude] = /^(-?\d{1,2}\.\d{5})_(-?\d{1,3}\.\d{5})$/.exec(word) ?? [];
  const origin = originOfPoint(Number(latitude), Number(longitude));
  return origin?.word === word ? origin : null;
}

export function describeStation(origin: Origin, rental: RentalStation): Station {
  const { stationId, name, address, zone, latitude, longitude, access, openingHours, phone } = rental;
  return {
    stationId,
    name,
    address,
    zone,
    latitude,
    longitude,
    access,
    distanceKm: Math.round(distanceKm(origin, rental) * 10) / 10,
    direction: findDirection(origin, rental),
    openingHours,
    phone,
  };
}

function originOfAirport(code: string): Origin | null {
  const airport = airportOf(code);
  return airport === undefined
    ? null
    : { word: code, latitude: airport.latitude, longitude: airport.longitude };
}

function originOfPoint(latitude: number, longitude: number): Origin | null {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  const [shortLatitude, shortLongitude] = [shortened(latitude), shortened(longitude)];
  return {
    word: `${shortLatitude.toFixed(DIGITS)}_${shortLongitude.toFixed(DIGITS)}`,
    latitude: shortLatitude,
    longitude: shortLongitude,
  };
}

/** Avoids a negative zero. */
function shortened(degrees: number): number {
  return Number(degrees.toFixed(DIGITS)) + 0;
}
