import { distanceKm } from '#domain/geography.ts';
import { readCarKey } from './car-key.ts';
import { fleetAt } from './fleet-at.ts';
import { arrangeHandover } from './handover.ts';
import { type Origin, readOrigin } from './origin.ts';
import { type CarQuote, quoteCar } from './quote-car.ts';
import type { RentalStation } from './rental-station.ts';
import { findStationById, HIGHEST_RADIUS_KM } from './stations.ts';

export async function findCar(key: string, at: Date): Promise<CarQuote | null> {
  const read = readCarKey(key);
  if (read === null) return null;
  const start = await findStation(read.pickUp);
  const end = read.dropOff === null ? start : await findStation(read.dropOff);
  if (start === null || end === null || start.station.vendor.code !== end.station.vendor.code) return null;
  const stations = {
    pickUp: start.station,
    dropOff: end.station,
    pickUpFrom: start.origin,
    dropOffFrom: end.origin,
  };
  const handover = arrangeHandover(stations, read.rental, at);
  const car = fleetAt(start.station).find(({ acriss }) => acriss === read.acriss);
  if (handover === null || car === undefined) return null;
  const quote = quoteCar(read.source, handover, car, read.rental, at);
  return quote?.offer.key === key ? quote : null;
}

async function findStation(place: {
  stationId: string;
  origin: string;
}): Promise<{ station: RentalStation; origin: Origin } | null> {
  const origin = readOrigin(place.origin);
  const station = await findStationById(place.stationId);
  if (origin === null || station === null || !couldFind(origin, station)) return null;
  return { station, origin };
}

function couldFind(origin: Origin, station: RentalStation): boolean {
  if (/^[A-Z]{3}$/.test(origin.word)) return origin.word === station.airport;
  return distanceKm(origin, station) <= HIGHEST_RADIUS_KM;
}
