import type { Airport, Money, ServiceClass } from '../contract.ts';
import type { PriceLine } from './price-line.ts';

export interface FlightQuery {
  legs: readonly LegQuery[];
  travellers: number;
  /** The lowest acceptable class. */
  serviceClass: ServiceClass;
  directOnly: boolean;
  /** Airline codes; empty for all. */
  airlines: readonly string[];
}

export interface LegQuery {
  origin: FlightPlace;
  destination: FlightPlace;
  /** The day of departure. */
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
  /** Absent where the airline states none. */
  departureTerminal?: string;
  arrivalTerminal?: string;
  durationMinutes: number;
  /** IATA type code. */
  aircraft: string;
  distanceKm: number;
}

export interface FlightLeg {
  segments: readonly Segment[];
  /** From the first departure to the last arrival. */
  durationMinutes: number;
  /** One between each two segments. */
  stopoverMinutes: readonly number[];
  intercontinental: boolean;
}

export interface Itinerary {
  legs: readonly FlightLeg[];
  /** The cheapest first. */
  fares: readonly Fare[];
}

export interface Fare {
  /** The supplier's reference for repricing it; at most 400 characters that need no encoding in a URL. */
  key: string;
  family: FareFamily;
  /** One entry per segment, in flight order. */
  serviceClasses: readonly ServiceClass[];
  bookingClasses: readonly string[];
  /** For one traveller and all legs, taxes and fees included. */
  price: Money;
  seatsLeft: number;
  /** For one traveller and all legs, in kilograms of CO2 equivalent. */
  co2Kg: number;
  /** Until when the airline would hold it if it were ordered now; absent where the airline does not say. */
  holdUntil?: Date;
}

/** What a fare includes and allows; one object for all fares of the same family and supplier. */
export interface FareFamily {
  /** Such as `LX-light`, unique within a supplier's answer. */
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
  /** The consequences of a no-show. */
  noShow: 'forfeited' | 'changeFee' | 'free';
  /** What a frequent flyer is credited with; absent where the airline does not say. */
  miles?: FareMiles;
}

export interface BaggageAllowance {
  pieces: number;
  kilogramsEach: number;
}

/** A percentage of the distance, or a number of miles for each leg. */
export interface FareMiles {
  kind: 'percentage' | 'number';
  value: number;
}

/** The fee is for one traveller; a difference in fare comes on top of a change. Null where the airline does not say. */
export type FlightCondition = { allowed: false | null } | { allowed: true; fee: Money };

/** A repriced fare, with everything a traveller has to know before buying it. */
export interface FlightOfferDetails {
  itinerary: Omit<Itinerary, 'fares'>;
  fare: Fare;
  fareBasisCodes: readonly string[];
  /** Free cancellation for so many hours after the sale. */
  voidHours: number;
  /** Whether the airline requires a passport of each traveller. */
  passportRequired: boolean;
  /** For one traveller. */
  lines: readonly PriceLine[];
}

/** The traveller data that an airline requires; null where it is unknown. */
export interface Passenger {
  /** A company user. */
  traveler: string;
  firstName: string;
  middleName?: string;
  lastName: string;
  dateOfBirth: string | null;
  gender: string | null;
  passport: { country: string; number: string; expiryDate: string } | null;
  memberships: readonly { program: string; membershipNumber: string }[];
}

export interface FlightExtras {
  /** One for each segment that has selectable seats. */
  seatMaps: readonly SeatMap[];
  /** Bags that can be bought, for one traveller and one leg. */
  bags: readonly BagOffer[];
}

/** Requested seats and bags as they are available now, in the order of the request. */
export interface ExtrasPrices {
  seats: readonly SeatPrice[];
  bags: readonly BagPrice[];
}

/** The price is null when the fare includes the seat. */
export type SeatPrice = { outcome: 'offered'; price: Money | null } | { outcome: 'gone' };

/** The price is for all bags of a line. */
export type BagPrice = { outcome: 'offered'; price: Money; kilograms: number } | { outcome: 'gone' };

export interface SeatMap {
  /** The segment, counted from 0 over all legs. */
  segment: number;
  aircraft: string;
  cabins: readonly Cabin[];
}

export interface Cabin {
  serviceClass: ServiceClass;
  /** Absent in an aircraft with one deck. */
  deck?: 'main' | 'upper';
  /** The letters of the seats of a whole row from left to right, an aisle as `|`: `ABC|DEF`. */
  layout: string;
  rows: readonly SeatRow[];
}

export interface SeatRow {
  number: number;
  exit: boolean;
  /** Rows over the wing see little of the ground. */
  wing: boolean;
  seats: readonly Seat[];
}

export interface Seat {
  letter: string;
  position: 'window' | 'middle' | 'aisle';
  /** Occupied, or blocked by the airline. */
  free: boolean;
  /** Null when it is included in the fare. */
  price: Money | null;
}

export interface BagOffer {
  leg: number;
  kind: 'carryOn' | 'checked';
  kilograms: number;
  price: Money;
  highestQuantity: number;
}
