import {
  type EarlierChoice,
  type EarlierOffer,
  findAmong,
  findOffer,
  type SearchForEarlier,
} from '../booking/earlier-choice.ts';
import type { FlightPart } from '../contract.ts';
import type { FareTerms, SelectedFare } from './flight-choice.ts';
import {
  buildFlightId,
  type FareEntry,
  type FlightEntry,
  type FlightList,
  type LegEntry,
} from './flight-list.ts';

export function choiceOfFlight({
  legs,
  fare,
  farePerTraveler: price,
}: FlightPart): Omit<EarlierChoice, 'info'> {
  const flight = buildFlightId(legs);
  const terms = { flight, family: fare.family.code, serviceClasses: fare.serviceClasses };
  return { result: flight, offer: fareKey(terms), price, departure: departureIn(legs) };
}

export function findEarlierFlight(
  { flights }: FlightList,
  { earlier, isComplete, gone }: SearchForEarlier<readonly SelectedFare[]>,
): EarlierOffer<FlightEntry> | null {
  if (!earlier) return null;
  const goneKeys = new Set(gone.map(({ terms }) => fareKey(terms)));
  const offers = flights.flatMap((flight) =>
    flight.fares.map((fare) => ({
      result: flight,
      id: flight.id,
      key: keyOfFare(flight, fare),
      price: fare.price,
      departure: departureIn(flight.legs),
    })),
  );
  return findAmong(
    offers.filter(({ key }) => !goneKeys.has(key)),
    earlier,
    isComplete,
  );
}

export function findEarlierFare(
  flight: FlightEntry,
  earlier: EarlierChoice | null,
): EarlierOffer<FareEntry> | null {
  if (earlier?.result !== flight.id) return null;
  const offers = flight.fares.map((fare) => ({
    result: fare,
    key: keyOfFare(flight, fare),
    price: fare.price,
  }));
  return findOffer(offers, earlier);
}

const departureIn = (legs: readonly Pick<LegEntry, 'segments'>[]): string | undefined =>
  legs[0]?.segments[0]?.departure;

const keyOfFare = (flight: FlightEntry, { family, serviceClasses }: FareEntry): string =>
  fareKey({ flight: flight.id, family: family.code, serviceClasses });

const fareKey = ({ flight, family, serviceClasses }: FareTerms): string =>
  JSON.stringify([flight, family, serviceClasses]);
