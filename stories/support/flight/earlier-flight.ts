import type { FlightPart, Money } from '#domain/contract.ts';
import type { FareEntry, FlightEntry } from '#domain/flight-booking/flight-list.ts';
import { FLIGHT } from './flight-fixtures.ts';

/** A flight of a list as it was requested before, at a price for one traveler. */
export function earlierFlight({ legs }: FlightEntry, fare: FareEntry, farePerTraveler: Money): FlightPart {
  return {
    ...FLIGHT,
    legs: legs.map(({ segments, stopoverMinutes, ...leg }) => ({
      ...leg,
      segments: [...segments],
      stopoverMinutes: [...stopoverMinutes],
    })),
    fare: { ...FLIGHT.fare, family: fare.family, serviceClasses: [...fare.serviceClasses] },
    farePerTraveler,
  };
}
