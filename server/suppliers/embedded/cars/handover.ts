import { instantOf } from '#domain/local-time.ts';
import type { CarOffer } from '#domain/offers/car-offer.ts';
import { oneWayFee } from './one-way-fee.ts';
import { type Origin, seenFrom } from './origin.ts';
import type { Rental } from './rental.ts';
import type { RentalStation } from './rental-station.ts';
import { presenceAt } from './station-hours.ts';

/** Where a car is fetched and where it is left, and what that takes. */
export interface Handover {
  pickUp: RentalStation;
  dropOff: RentalStation;
  /** From where the stations were searched. */
  pickUpFrom: Origin;
  dropOffFrom: Origin;
  /** The stations as they are seen from there. */
  shown: Pick<CarOffer, 'pickUp' | 'dropOff'>;
  /** When it begins. */
  starts: Date;
  oneWayFrancs: number;
  /** Somebody has to stay for it. */
  afterHours: boolean;
}

/**
 * Null when it cannot be done: it is past, nobody is there, or the way is not allowed. At an airport somebody stays
 * for a while after hours, and keys can be left at any time.
 */
export function arrangeHandover(
  stations: Pick<Handover, 'pickUp' | 'dropOff' | 'pickUpFrom' | 'dropOffFrom'>,
  rental: Rental,
  at: Date,
): Handover | null {
  const { pickUp, dropOff, pickUpFrom, dropOffFrom } = stations;
  const presence = presenceAt(pickUp.openingHours, rental.pickUpAt, pickUp.airport !== null);
  if (presence === 'closed' || !canBeLeft(dropOff, rental.dropOffAt)) return null;
  const oneWayFrancs = oneWayFee(pickUp, dropOff);
  const starts = instantOf(rental.pickUpAt, pickUp.zone);
  if (oneWayFrancs === null || starts <= at) return null;
  const shown = { pickUp: seenFrom(pickUpFrom, pickUp), dropOff: seenFrom(dropOffFrom, dropOff) };
  return { ...stations, shown, starts, oneWayFrancs, afterHours: presence === 'afterHours' };
}

function canBeLeft(station: RentalStation, local: string): boolean {
  return station.airport !== null || presenceAt(station.openingHours, local, false) === 'open';
}
