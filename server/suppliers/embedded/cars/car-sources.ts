import { createChance } from '../chance.ts';
import type { RentalCar } from './rental-car.ts';
import type { RentalStation } from './rental-station.ts';

/** The vendors' own systems, and a broker that sells their cars for less, prepaid. */
export const CAR_SOURCES = ['direct', 'broker'] as const;

export type CarSource = (typeof CAR_SOURCES)[number];

export const BROKER_FACTOR = 0.91;

/** The broker sells about half of the vendors' cars. */
const BROKER_SHARE = 0.5;

export function isCarSource(text: string): text is CarSource {
  return CAR_SOURCES.some((source) => source === text);
}

export function sells(source: CarSource, { stationId }: RentalStation, { acriss }: RentalCar): boolean {
  return source === 'direct' || createChance('broker', stationId, acriss).next() < BROKER_SHARE;
}
