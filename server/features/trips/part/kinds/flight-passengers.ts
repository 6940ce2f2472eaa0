import type { FlightPart } from '#domain/contract.ts';
import type { Passenger } from '#domain/offers/flight-offer.ts';
import type { BookedProperties, BookingColumns, PartOf } from './part-rules.ts';

export function bookedPassengers({
  travelers,
  tickets,
  passengers,
  free_until,
}: BookingColumns): BookedProperties<'flight'> {
  return {
    freeUntil: free_until ? new Date(free_until).toISOString() : undefined,
    passengers: (passengers ?? []).map(toPassenger),
    tickets: travelers.flatMap((traveler, index) => {
      const number = tickets?.[index];
      return number === undefined ? [] : [{ traveler, number }];
    }),
  };
}

/** Omits date of birth, gender, passport number and contact, which only the airline needs. */
function toPassenger({ traveler, firstName, middleName, lastName, passport, memberships }: Passenger) {
  return {
    traveler,
    firstName,
    middleName,
    lastName,
    memberships: [...memberships],
    passport: passport ? { country: passport.country, expiryDate: passport.expiryDate } : undefined,
  };
}

export function hideDocuments(
  part: PartOf<'flight'>,
  mayRead: (traveler: string) => boolean,
): PartOf<'flight'> {
  const passengers = part.passengers.map((passenger): FlightPart['passengers'][number] => {
    if (mayRead(passenger.traveler)) return passenger;
    const { passport: _, ...others } = passenger;
    return { ...others, memberships: [] };
  });
  return { ...part, passengers };
}
