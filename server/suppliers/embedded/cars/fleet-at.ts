import { createChance } from '../chance.ts';
import { americanCars } from './american-cars.ts';
import { europeanCars } from './european-cars.ts';
import { otherCars } from './other-cars.ts';
import type { Region } from './region-of.ts';
import type { RentalCar } from './rental-car.ts';
import type { RentalStation } from './rental-station.ts';

const CARS: Readonly<Record<Region, readonly RentalCar[]>> = {
  europe: europeanCars,
  america: americanCars,
  elsewhere: otherCars,
};

/** How likely a station at an airport, or one in a city, has a class. */
const SHARES = {
  core: { airport: 1, city: 1 },
  common: { airport: 0.7, city: 0.3 },
  rare: { airport: 0.35, city: 0.06 },
};

const FINE_SHARES = { premium: 0.75, standard: 0.3, value: 0 };

export function fleetAt(station: RentalStation): readonly RentalCar[] {
  return CARS[station.region].filter(
    (car) => createChance('fleet', station.stationId, car.acriss).next() < shareOf(car, station),
  );
}

export function chooseModel(car: RentalCar, { vendor, region }: RentalStation): string {
  return createChance('model', vendor.code, region, car.acriss).pick(car.models);
}

function shareOf({ spread }: RentalCar, { setting, vendor }: RentalStation): number {
  if (spread !== 'fine') return SHARES[spread][setting === 'city' ? 'city' : 'airport'];
  return setting === 'hub' || setting === 'large' ? FINE_SHARES[vendor.tier] : FINE_SHARES[vendor.tier] / 4;
}
