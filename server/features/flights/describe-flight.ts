import type { FareFamily as FamilyAnswer, FlightPart } from '#domain/contract.ts';
import type {
  FareFamily,
  FlightCondition,
  FlightLeg,
  FlightOfferDetails,
} from '#domain/offers/flight-offer.ts';
import { readAirports } from '../airports/airport-data.ts';
import { AIRLINES } from '../enums/airlines.ts';

export function toFareFamily({ change, refund, ...family }: FareFamily): FamilyAnswer {
  return { ...family, change: toCondition(change), refund: toCondition(refund) };
}

function toCondition(condition: FlightCondition): FamilyAnswer['change'] {
  if (condition.allowed === null) return {};
  return condition.allowed ? { allowed: true, fee: condition.fee } : { allowed: false };
}

export function toPricedLegs(legs: readonly FlightLeg[]): FlightPart['legs'] {
  return legs.map(({ segments, stopoverMinutes, ...leg }) => ({
    ...leg,
    segments: [...segments],
    stopoverMinutes: [...stopoverMinutes],
  }));
}

export function toFareQuote({ fare, fareBasisCodes, voidHours }: FlightOfferDetails): FlightPart['fare'] {
  return {
    family: toFareFamily(fare.family),
    serviceClasses: [...fare.serviceClasses],
    bookingClasses: [...fare.bookingClasses],
    fareBasisCodes: [...fareBasisCodes],
    seatsLeft: fare.seatsLeft,
    co2Kg: fare.co2Kg,
    voidHours,
  };
}

type Legs = Pick<FlightPart, 'legs'>['legs'];

export function findAirports(legs: Legs): FlightPart['airports'] {
  const codes = legs.flatMap(({ segments }) =>
    segments.flatMap(({ origin, destination }) => [origin, destination]),
  );
  return [...new Set(codes)].map((searchedCode) => {
    const airport = readAirports().find(({ code }) => code === searchedCode);
    if (!airport) throw new Error(`A flight goes to the unknown airport ${searchedCode}`);
    const { code, name, city, country, zone, latitude, longitude } = airport;
    return { code, name, city, country, zone, latitude, longitude };
  });
}

export function findAirlines(legs: Legs): FlightPart['airlines'] {
  const codes = legs.flatMap(({ segments }) =>
    segments.flatMap(({ carrier, operatingCarrier }) => [carrier, operatingCarrier]),
  );
  return [...new Set(codes)].map((searchedCode) => {
    const [, name = searchedCode] = AIRLINES.find(([code]) => code === searchedCode) ?? [];
    return { code: searchedCode, name };
  });
}
