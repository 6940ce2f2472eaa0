import type { Money } from '../contract.ts';
import type { Direction } from '../geography.ts';
import type { PriceLine } from './price-line.ts';

export interface CarQuery {
  pickUp: CarPlace;
  dropOff: CarPlace;
  /** Local times, `yyyy-MM-ddTHH:mm`. */
  pickUpAt: string;
  dropOffAt: string;
  /** In years; absent means an age without a surcharge. */
  driverAge?: number;
}

export type CarPlace =
  | { kind: 'airport'; code: string }
  | { kind: 'point'; latitude: number; longitude: number; radiusKm: number };

export interface CarOffer {
  /** The supplier's reference for repricing it; at most 400 characters that need no encoding in a URL. */
  key: string;
  vendor: { code: string; name: string };
  acriss: string;
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
  price: Money;
  /** The part of the price that is paid at the counter. */
  dueAtDesk: Money;
  oneWayFee: Money | null;
  youngDriverFee: Money | null;
  days: number;
  /** The end of free cancellation, an ISO 8601 instant in UTC; null when it is not free, or no longer. */
  freeCancellationUntil: string | null;
  changeable: boolean;
  carsLeft: number;
}

/**
 * How full the tank has to be at the return: as full as at the pick-up, or at any level because a tank is
 * bought.
 */
export type FuelRule = 'fullToFull' | 'prepaidTank';

export interface CarInsurance {
  covers: readonly InsuranceCover[];
  /** The driver's excess for damage; null when damage to the car is not covered. */
  excess: Money | null;
}

export type InsuranceCover = 'liability' | 'collision' | 'theft';

export interface Station {
  stationId: string;
  name: string;
  address: { street: string; postalCode: string; city: string; country: string };
  zone: string;
  latitude: number;
  longitude: number;
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

export interface CarOfferDetails {
  offer: CarOffer;
  pickUpAt: string;
  dropOffAt: string;
  lines: readonly PriceLine[];
}
