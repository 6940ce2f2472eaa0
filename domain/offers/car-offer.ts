import type { Money } from '../contract.ts';
import type { Direction } from '../geography.ts';
import type { PriceLine } from './price-line.ts';

export interface CarQuery {
  pickUp: CarPlace;
  dropOff: CarPlace;
  /** Local times, `yyyy-MM-ddTHH:mm`. */
  pickUpAt: string;
  dropOffAt: string;
  /** In years; without it the driver is of an age that changes nothing. */
  driverAge?: number;
}

export type CarPlace =
  | { kind: 'airport'; code: string }
  | { kind: 'point'; latitude: number; longitude: number; radiusKm: number };

/** One vehicle class of one vendor at one station. */
export interface CarOffer {
  /** What the supplier needs to price it again; at most 400 characters that need no encoding in a URL. */
  key: string;
  vendor: { code: string; name: string };
  /** Four letters: category, type, transmission, fuel and air conditioning. */
  acriss: string;
  /** A model of the class; whoever rents gets it or a similar one. */
  model: string;
  doors: number;
  seats: number;
  largeBags: number;
  smallBags: number;
  pickUp: Station;
  dropOff: Station;
  mileage: { unlimited: true } | { unlimited: false; kilometresPerDay: number; extraKilometre: Money };
  fuelRule: FuelRule;
  /** Blocked on the driver's card at the pick-up and released after the return; not part of the price. */
  deposit: Money;
  insurance: CarInsurance;
  prepaid: boolean;
  /** For the whole rental, mandatory charges included. */
  price: Money;
  /** The part of the price that is paid at the counter. */
  dueAtDesk: Money;
  /** The part of the price that returning the car elsewhere costs; null when it comes back to where it was. */
  oneWayFee: Money | null;
  days: number;
  /** Free until then, an ISO 8601 instant in UTC; null when it is never free, or not any more. */
  freeCancellationUntil: string | null;
  carsLeft: number;
}

/** How full the tank has to be at the return: as full as it was, or however empty because a tank is bought. */
export type FuelRule = 'fullToFull' | 'prepaidTank';

export interface CarInsurance {
  covers: readonly InsuranceCover[];
  /** What the driver pays of a damage at most; null when damage to the car is not covered. */
  excess: Money | null;
}

export type InsuranceCover = 'liability' | 'collision' | 'theft';

export interface Station {
  stationId: string;
  name: string;
  address: { street: string; postalCode: string; city: string; country: string };
  /** Its IANA time zone. */
  zone: string;
  latitude: number;
  longitude: number;
  /** How it is reached from the terminal, or that it is in the city. */
  access: 'inTerminal' | 'shuttle' | 'city';
  /** From the point that was searched. */
  distanceKm: number;
  direction: Direction;
  /** Of each day from Monday to Sunday; null when it is closed. */
  openingHours: readonly (OpeningHours | null)[];
  phone: string;
}

/** Local times, `HH:mm`; a station that never closes has 00:00 to 24:00. */
export interface OpeningHours {
  from: string;
  to: string;
}

export interface PricedCar {
  offer: CarOffer;
  /** Local times, `yyyy-MM-ddTHH:mm`. */
  pickUpAt: string;
  dropOffAt: string;
  lines: readonly PriceLine[];
}
