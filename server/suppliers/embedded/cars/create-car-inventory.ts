import type { CarOffer, CarOfferDetails, CarQuery } from '#domain/offers/car-offer.ts';
import type { Inventory, Sellable, UnitCapacity } from '../inventory.ts';
import { readCarKey } from './car-key.ts';
import { CAR_SOURCES, isCarSource } from './car-sources.ts';
import { calculateChangeFee, calculatePenalty } from './car-terms.ts';
import { unitName, unitsOfCar } from './car-units.ts';
import { findCar } from './find-car.ts';
import { readStationId } from './rental-station.ts';
import { searchCars } from './search-cars.ts';
import { situationOfCars, situationOfSearch } from './sentinel-stations.ts';

/**
 * Rental cars of invented stations all over the world. An offer stays as it is until it cannot be cancelled for
 * free any more, and until it begins.
 */
export function createCarInventory(): Inventory<CarQuery, CarOffer, CarOfferDetails> {
  return {
    sources: CAR_SOURCES,
    search: async (source, query, at) => (isCarSource(source) ? searchCars(source, query, at) : []),
    unitsOf: listUnits,
    withStock,
    find: (key, _travelers, at) => findSellable(key, at),
    situationOfKey(key) {
      const place = readStationId(readCarKey(key)?.pickUp.stationId ?? '')?.place;
      return place === undefined ? null : situationOfCars(place);
    },
    situationOfQuery: situationOfSearch,
  };
}

function listUnits({ key }: CarOffer): readonly UnitCapacity[] {
  const read = readCarKey(key);
  return read === null ? [] : unitsOfCar(read.pickUp.stationId, read.acriss, read.rental.dates);
}

function withStock(found: CarOffer, leftOf: (unit: string) => number): CarOffer | null {
  const read = readCarKey(found.key);
  if (read === null) return null;
  const { acriss, pickUp, rental } = read;
  const left = rental.dates.map((date) => leftOf(unitName(pickUp.stationId, acriss, date)));
  const carsLeft = Math.min(found.carsLeft, ...left);
  return carsLeft < 1 ? null : { ...found, carsLeft };
}

async function findSellable(key: string, at: Date): Promise<Sellable<CarOfferDetails> | null> {
  const quote = await findCar(key, at);
  if (quote === null) return null;
  const { offer, rental, lines, terms, units } = quote;
  return {
    offer: { offer, pickUpAt: rental.pickUpAt, dropOffAt: rental.dropOffAt, lines },
    price: offer.price,
    units: units.map((unit) => ({ ...unit, quantity: 1 })),
    penaltyAt: (time) => calculatePenalty(terms, time),
    changeFeeAt: (time) => calculateChangeFee(terms, time),
  };
}
