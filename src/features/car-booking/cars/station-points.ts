import { comparePrices, type ListedCar } from '#domain/car-booking/car-list.ts';
import type { MapPoint } from '../../../components/map/map-point.ts';

/** The stations on the map, each with the lowest price of its cars, in the order of the list. */
export function stationPoints(cars: readonly ListedCar[]): MapPoint[] {
  const cheapest = new Map<string, ListedCar>();
  for (const car of cars) {
    const { stationId } = car.pickUp;
    const known = cheapest.get(stationId);
    if (!known || comparePrices(car.total, known.total) < 0) cheapest.set(stationId, car);
  }
  return [...cheapest.values()].map(({ vendor, pickUp, total, price }) => ({
    id: pickUp.stationId,
    name: `${vendor.name}, ${pickUp.name}`,
    latitude: pickUp.latitude,
    longitude: pickUp.longitude,
    price: total ?? price,
  }));
}
