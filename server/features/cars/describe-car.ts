import type { CarStation, DistanceUnit, RentalCarTerms } from '#domain/contract.ts';
import { distanceIn } from '#domain/geography.ts';
import type { CarOffer, Station } from '#domain/offers/car-offer.ts';
import type { CarFacts } from '#domain/policy/offer.ts';
import { withoutNulls } from '../../db/without-nulls.ts';

export function carFacts({ price, days }: CarOffer): CarFacts {
  return { kind: 'car', price, days };
}

export function toRentalCar(offer: CarOffer, now: Date): RentalCarTerms {
  const { oneWayFee, youngDriverFee, insurance } = offer;
  return {
    acriss: offer.acriss,
    model: offer.model,
    doors: offer.doors,
    seats: offer.seats,
    largeBags: offer.largeBags,
    smallBags: offer.smallBags,
    mileage: offer.mileage,
    fuelRule: offer.fuelRule,
    deposit: offer.deposit,
    insurance: {
      covers: [...insurance.covers],
      excess: insurance.excess ?? undefined,
    },
    prepaid: offer.prepaid,
    dueAtDesk: offer.dueAtDesk,
    ...withoutNulls({ oneWayFee, youngDriverFee }),
    days: offer.days,
    ...toRefund(offer, now),
    changeable: offer.changeable,
    carsLeft: offer.carsLeft,
  };
}

function toRefund({ freeCancellationUntil: until }: CarOffer, now: Date) {
  const refundable = until !== null && new Date(until) > now;
  return refundable ? { refundable, freeUntil: until } : { refundable };
}

export function toStation({ openingHours, distanceKm, ...station }: Station, unit: DistanceUnit): CarStation {
  return {
    ...station,
    distance: distanceIn(unit, distanceKm),
    openingHours: openingHours.flatMap((hours, day) => (hours ? [{ weekday: day + 1, ...hours }] : [])),
  };
}
