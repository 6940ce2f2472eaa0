import type { Airport, Money, ServiceClass } from '../contract.ts';
import type { PriceLine } from './price-line.ts';

export interface FlightQuery {
  legs: readonly LegQuery[];
  travelers: number;
  serviceClass: ServiceClass;
  directOnly: boolean;
  airlines: readonly string[];
  /** Of the company, with airlines that may have fares of its own for it; absent for none. */
  accounts?: readonly AirlineMembership[];
  /** Who flies, in their order, with what airlines know them by; absent when none of them is a member. */
  flyers?: readonly { firstName: string; lastName: string; memberships: readonly AirlineMembership[] }[];
}

export interface AirlineMembership {
  airline: string;
  number: string;
}

export interface LegQuery {
  origin: FlightPlace;
  destination: FlightPlace;
  date: string;
}

/** One airport, or all of a metropolitan area; some codes are both. */
export type FlightPlace = Pick<Airport, 'code' | 'type'>;

/** A flight under one number. Times are local, `yyyy-MM-ddTHH:mm`. */
export interface Segment {
  carrier: string;
  flightNumber: number;
  operatingCarrier: string;
  origin: string;
  destination: string;
  departure: string;
  arrival: string;
  departureTerminal?: string;
  arrivalTerminal?: string;
  durationMinutes: number;
  /** IATA type code. */
  aircraft: string;
  distanceKm: number;
}

export interface FlightLeg {
  segments: readonly Segment[];
  durationMinutes: number;
  stopoverMinutes: readonly number[];
  intercontinental: boolean;
}

export interface Itinerary {
  legs: readonly FlightLeg[];
  /** The cheapest first. */
  fares: readonly Fare[];
}

export interface Fare {
  key: string;
  family: FareFamily;
  /** One entry per segment, in flight order. */
  serviceClasses: readonly ServiceClass[];
  bookingClasses: readonly string[];
  /** For one traveler and all legs, taxes and fees included. */
  price: Money;
  /** Absent where the airline does not say. */
  seatsLeft?: number;
  /** For one traveler and all legs, in kilograms of CO2 equivalent. */
  co2Kg: number;
  /** Until when the airline would hold it if it were ordered now; absent where the airline does not say. */
  holdUntil?: Date;
}

export interface FareFamily {
  code: string;
  name: string;
  carryOn: BaggageAllowance;
  checked: BaggageAllowance;
  seatSelection: 'free' | 'standardFree' | 'charged';
  lounge: boolean;
  change: FlightCondition;
  refund: FlightCondition;
  /** Free cancellation for so many hours after the sale; absent where that is not known. */
  voidHours?: number;
  /** Absent where the airline does not say. */
  noShow?: 'forfeited' | 'changeFee' | 'free';
  miles?: FareMiles;
}

export interface BaggageAllowance {
  pieces: number;
  /** Absent where the airline does not say. */
  kilogramsEach?: number;
}

/** A percentage of the distance, or a number of miles for each leg. */
export interface FareMiles {
  kind: 'percentage' | 'number';
  value: number;
}

/** The fee is for one traveler; a difference in fare comes on top of a change. Null where the airline does not say. */
export type FlightCondition = { allowed: false | null } | { allowed: true; fee: Money };

export interface FlightOfferDetails {
  itinerary: Omit<Itinerary, 'fares'>;
  fare: Fare;
  fareBasisCodes: readonly string[];
  /** Absent where the airline does not say. */
  voidHours?: number;
  passportRequired: boolean;
  /** For one traveler. */
  lines: readonly PriceLine[];
}

export interface Passenger {
  traveler: string;
  firstName: string;
  middleName?: string;
  lastName: string;
  dateOfBirth: string | null;
  gender: string | null;
  passport: { country: string; number: string; expiryDate: string } | null;
  memberships: readonly { program: string; membershipNumber: string }[];
  /** How the airline reaches the traveler; absent in bookings from before they were asked for. */
  email?: string;
  phone?: string;
}

export interface FlightExtras {
  /** One for each segment that has selectable seats. */
  seatMaps: readonly SeatMap[];
  bags: readonly BagOffer[];
}

export interface ExtrasPrices {
  seats: readonly SeatPrice[];
  bags: readonly BagPrice[];
}

/** The price is null when the fare includes the seat. */
export type SeatPrice = { outcome: 'offered'; price: Money | null } | { outcome: 'gone' };

/** The price is for all bags of a line. */
export type BagPrice = { outcome: 'offered'; price: Money; kilograms?: number } | { outcome: 'gone' };

export interface SeatMap {
  /** The segment, counted from 0 over all legs. */
  segment: number;
  aircraft: string;
  cabins: readonly Cabin[];
}

export interface Cabin {
  serviceClass: ServiceClass;
  deck?: 'main' | 'upper';
  /** The letters of the seats of a whole row from left to right, an aisle as `|`: `ABC|DEF`. */
  layout: string;
  rows: readonly SeatRow[];
}

export interface SeatRow {
  number: number;
  exit: boolean;
  wing: boolean;
  seats: readonly Seat[];
}

export interface Seat {
  letter: string;
  position: 'window' | 'middle' | 'aisle';
  free: boolean;
  /** Null when it is included in the fare. */
  price: Money | null;
}

export interface BagOffer {
  leg: number;
  kind: 'carryOn' | 'checked';
  /** Absent where the airline does not say. */
  kilograms?: number;
  price: Money;
  highestQuantity: number;
}
