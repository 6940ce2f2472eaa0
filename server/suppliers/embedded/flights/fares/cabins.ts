import type { ServiceClass } from '#domain/contract.ts';
import { createChance } from '../../chance.ts';
import type { Aircraft } from '../network/aircraft.ts';
import type { Carrier } from '../network/carriers.ts';
import type { Flight } from '../network/flight.ts';

/** How many economy seats replace one seat of a cabin that the carrier doesn't have. */
const ECONOMY_SEATS_FOR = {
  narrow: { F: 2, C: 1.5, W: 1 },
  wide: { F: 4, C: 2.5, W: 1.5 },
};
/** Passengers who have booked a higher class than the aircraft has sit in the next lower one that it has. */
const BELOW: Readonly<Record<ServiceClass, readonly ServiceClass[]>> = {
  Y: ['Y'],
  W: ['W', 'Y'],
  C: ['C', 'Y'],
  F: ['F', 'C', 'Y'],
};

export function seatsIn(carrier: Carrier, { kind, seats }: Aircraft, serviceClass: ServiceClass): number {
  if (serviceClass !== 'Y') return carrier.cabins.includes(serviceClass) ? seats[serviceClass] : 0;
  const instead = ECONOMY_SEATS_FOR[kind === 'wide' ? 'wide' : 'narrow'];
  const missing = (['F', 'C', 'W'] as const).filter((one) => !carrier.cabins.includes(one));
  return seats.Y + Math.floor(missing.reduce((sum, one) => sum + seats[one] * instead[one], 0));
}

export function flownClass({ direction, departure }: Flight, booked: ServiceClass): ServiceClass {
  const has = (one: ServiceClass) => seatsIn(direction.route.carrier, departure.aircraft, one) > 0;
  return BELOW[booked].find(has) ?? 'Y';
}

/** The seats of a cabin that are available here: those not sold through other channels. */
export function unsoldSeats(unit: string, seats: number): number {
  const chance = createChance('sold', unit);
  const luck = chance.next();
  if (luck < 0.03) return 0;
  if (luck < 0.11) return Math.min(seats, chance.between(1, 9));
  return Math.ceil(seats * (0.1 + 0.55 * chance.next()));
}

/** The unit of a flight's stock: a seat in one of its cabins. */
export function formatUnit(
  carrier: string,
  number: number,
  date: string,
  serviceClass: ServiceClass,
): string {
  return `flight/${carrier}${number}/${date}/${serviceClass}`;
}

export function unitOfFlight({ direction, departure, date }: Flight, serviceClass: ServiceClass): string {
  return formatUnit(direction.route.carrier.code, departure.number, date, serviceClass);
}
