import type { CarOffer, CarPlace, CarQuery } from '#domain/offers/car-offer.ts';
import { createCarInventory } from '#server/suppliers/embedded/cars/create-car-inventory.ts';

export const carInventory = createCarInventory();

/** A Saturday. */
export const CAR_SEARCH_TIME = new Date('2026-11-21T12:00:00Z');

export const airport = (code: string): CarPlace => ({ kind: 'airport', code });

export const around = (latitude: number, longitude: number, radiusKm: number): CarPlace => ({
  kind: 'point',
  latitude,
  longitude,
  radiusKm,
});

/** From a Tuesday to a Thursday at the usual times, back to where it began. */
export function carQuery(pickUp: CarPlace, changed: Partial<CarQuery> = {}): CarQuery {
  return { pickUp, dropOff: pickUp, pickUpAt: '2026-12-01T08:00', dropOffAt: '2026-12-03T18:00', ...changed };
}

/** The results of all sources. */
export async function findCars(query: CarQuery, at = CAR_SEARCH_TIME): Promise<readonly CarOffer[]> {
  const found = carInventory.sources.map((source) => carInventory.search(source, query, at));
  return (await Promise.all(found)).flat();
}
