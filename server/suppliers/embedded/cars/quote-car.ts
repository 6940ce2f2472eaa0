import type { CarOffer } from '#domain/offers/car-offer.ts';
import type { PriceLine } from '#domain/offers/price-line.ts';
import type { UnitCapacity } from '../inventory.ts';
import { writeCarKey } from './car-key.ts';
import { type CarSource, sells } from './car-sources.ts';
import {
  buildTerms,
  type CarTerms,
  calculateChangeFee,
  calculatePenalty,
  chooseMileage,
} from './car-terms.ts';
import { unitsOfCar } from './car-units.ts';
import { mayDrive } from './driver-age.ts';
import { chooseModel } from './fleet-at.ts';
import type { Handover } from './handover.ts';
import { dueAtDesk, feeIn, priceLines, sumLines } from './price-lines.ts';
import type { Rental } from './rental.ts';
import type { RentalCar } from './rental-car.ts';
import { calculateDeposit, chooseFuelRule, chooseInsurance } from './rental-conditions.ts';

export interface CarQuote {
  offer: CarOffer;
  rental: Rental;
  lines: readonly PriceLine[];
  terms: CarTerms;
  units: readonly UnitCapacity[];
}

/** Null when the source does not sell it, or when no car is left. */
export function quoteCar(
  source: CarSource,
  handover: Handover,
  car: RentalCar,
  rental: Rental,
  at: Date,
): CarQuote | null {
  const { pickUp } = handover;
  if (!sells(source, pickUp, car) || !mayDrive(rental.driverAge, car, pickUp.region)) return null;
  const units = unitsOfCar(pickUp.stationId, car.acriss, rental.dates);
  const carsLeft = Math.min(...units.map(({ capacity }) => capacity));
  if (carsLeft < 1) return null;
  const lines = priceLines(source, handover, car.acriss, rental);
  const terms = buildTerms(source, handover, rental.days, sumLines(lines));
  const free = calculatePenalty(terms, at)?.amount === 0;
  const offer: CarOffer = {
    key: buildKey(source, handover, car.acriss, rental),
    vendor: { code: pickUp.vendor.code, name: pickUp.vendor.name },
    acriss: car.acriss,
    model: chooseModel(car, pickUp),
    doors: car.doors,
    seats: car.seats,
    largeBags: car.largeBags,
    smallBags: car.smallBags,
    ...handover.shown,
    mileage: chooseMileage(source, pickUp, car.acriss),
    fuelRule: chooseFuelRule(source, pickUp),
    deposit: calculateDeposit(car.acriss, pickUp),
    insurance: chooseInsurance(source, car.acriss, pickUp),
    prepaid: terms.prepaid,
    price: terms.price,
    dueAtDesk: dueAtDesk(lines, terms.prepaid),
    oneWayFee: feeIn(lines, 'OWF'),
    youngDriverFee: feeIn(lines, 'YDF'),
    days: rental.days,
    freeCancellationUntil: free ? (terms.freeUntil?.toISOString() ?? null) : null,
    changeable: calculateChangeFee(terms, at) !== null,
    carsLeft,
  };
  return { offer, rental, lines, terms, units };
}

function buildKey(source: CarSource, handover: Handover, acriss: string, rental: Rental): string {
  const { pickUp, pickUpFrom, dropOff, dropOffFrom } = handover;
  const back = pickUp.stationId === dropOff.stationId && pickUpFrom.word === dropOffFrom.word;
  return writeCarKey({
    source,
    acriss,
    pickUp: { stationId: pickUp.stationId, origin: pickUpFrom.word },
    dropOff: back ? null : { stationId: dropOff.stationId, origin: dropOffFrom.word },
    rental,
  });
}
