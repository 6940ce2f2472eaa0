import { toInstant } from '#domain/local-time.ts';
import type { CarOffer } from '#domain/offers/car-offer.ts';
import { oneWayFee } from './one-way-fee.ts';
import { describeStation, type Origin } from './origin.ts';
import type { Rental } from './rental.ts';
import type { RentalStation } from './rental-station.ts';
import { presenceAt } from './station-hours.ts';

export interface Handover {
  pickUp: RentalStation;
  dropOff: RentalStation;
  pickUpFrom: Origin;
  dropOffFrom: Origin;
  /** The stations with their distances from those points. */
  shown: Pick<CarOffer, 'pickUp' | 'dropOff'>;
  starts: Date;
  oneWayFrancs: number;
  /** Whether staff has to stay after hours, for a fee. */
  afterHours: boolean;
}

/**
 * Null when it is impossible: it is in the past, the station is closed, or the one-way trip is not allowed.
 * At an airport staff stays for a while after hours, and keys can be returned at any time.
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
  const starts = toInstant(rental.pickUpAt, pickUp.zone);
  if (oneWayFrancs === null || starts <= at) return null;
  const shown = {
    pickUp: describeStation(pickUpFrom, pickUp),
    dropOff: describeStation(dropOffFrom, dropOff),
  };
  return { ...stations, shown, starts, oneWayFrancs, afterHours: presence === 'afterHours' };
}

function canBeLeft(station: RentalStation, local: string): boolean {
  return station.airport !== null || presenceAt(station.openingHours, local, false) === 'open';
}
