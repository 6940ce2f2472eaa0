import type { Fare, Itinerary, Segment } from '#domain/offers/flight-offer.ts';
import { listSegments } from '../flight-extras/seat-units.ts';
import type { UnitCapacity } from '../inventory.ts';
import { formatUnit, seatsIn, unsoldSeats } from './fares/cabins.ts';
import { MAX_SEATS_SHOWN } from './fares/itinerary.ts';
import { aircraftOf } from './network/aircraft.ts';
import { allCarriers } from './network/carriers.ts';

export function unitsOfItinerary(itinerary: Itinerary): UnitCapacity[] {
  const segments = listSegments(itinerary);
  const units = new Map<string, number>();
  for (const { serviceClasses } of itinerary.fares) {
    segments.forEach((segment, index) => {
      const serviceClass = serviceClasses[index] ?? 'Y';
      const unit = unitOfSegment(segment, serviceClass);
      if (!units.has(unit)) units.set(unit, findCapacity(segment, serviceClass, unit));
    });
  }
  return [...units].map(([unit, capacity]) => ({ unit, capacity }));
}

export function withSeatsLeft(
  itinerary: Itinerary,
  leftOf: (unit: string) => number,
  travelers: number,
): Itinerary | null {
  const segments = listSegments(itinerary);
  const fares = itinerary.fares.flatMap((fare): Fare[] => {
    const left = segments.map((segment, index) =>
      leftOf(unitOfSegment(segment, fare.serviceClasses[index] ?? 'Y')),
    );
    const seatsLeft = Math.min(MAX_SEATS_SHOWN, ...left);
    return seatsLeft >= travelers ? [{ ...fare, seatsLeft }] : [];
  });
  return fares.length > 0 ? { ...itinerary, fares } : null;
}

function unitOfSegment(
  { carrier, flightNumber, departure }: Segment,
  serviceClass: Fare['serviceClasses'][number],
) {
  return formatUnit(carrier, flightNumber, departure.slice(0, 10), serviceClass);
}

function findCapacity(
  { carrier, aircraft }: Segment,
  serviceClass: Fare['serviceClasses'][number],
  unit: string,
) {
  const seller = allCarriers().get(carrier);
  return seller ? unsoldSeats(unit, seatsIn(seller, aircraftOf(aircraft), serviceClass)) : 0;
}
