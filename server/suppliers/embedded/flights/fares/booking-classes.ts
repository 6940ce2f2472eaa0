import type { ServiceClass } from '#domain/contract.ts';
import { endsOf } from '../journeys/journey.ts';
import { flownClass } from './cabins.ts';
import type { FarePlan } from './fare-plans.ts';
import { daysAhead } from './fare-price.ts';
import type { Trip } from './trip.ts';

/** Booking classes of passengers who sit in a lower class than booked. */
const FEEDER_LETTERS: Readonly<Record<ServiceClass, string>> = { Y: 'M', W: 'E', C: 'D', F: 'F' };
const STEPS = [60, 30, 21, 14, 7, 3, 1, 0];

export function chooseBookingClasses(trip: Trip, plan: FarePlan, at: Date): string[] {
  const days = daysAhead(trip, at);
  const soldOutClasses = [30, 14, 7].filter((step) => days < step).length;
  const letters = plan.letters;
  const letter =
    letters[letters.length - 1 - Math.min(soldOutClasses, letters.length - 1)] ?? plan.serviceClass;
  return trip.flights.map((flight) => {
    const flown = flownClass(flight, plan.serviceClass);
    return flown === plan.serviceClass ? letter : FEEDER_LETTERS[flown];
  });
}

/** The fare basis code of each flight: class, one way or return, country of sale, days in advance, family. */
export function buildFareBasisCodes(trip: Trip, plan: FarePlan, at: Date): string[] {
  const step = STEPS.find((days) => daysAhead(trip, at) >= days) ?? 0;
  const way = trip.isReturn ? 'R' : 'O';
  const { country } = endsOf(trip.legs[0]).from;
  const rest = `${way}${country}${String(step).padStart(2, '0')}${plan.id.slice(0, 3).toUpperCase()}`;
  return chooseBookingClasses(trip, plan, at).map((letter) => `${letter}${rest}`);
}
