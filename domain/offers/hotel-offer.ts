import type { Money } from '../contract.ts';
import type { RoomType } from '../policy/offer.ts';
import type { PriceLine } from './price-line.ts';

export interface HotelQuery extends StayQuery {
  latitude: number;
  longitude: number;
  radiusKm: number;
}

/** The dates and guests of a stay, independent of the hotel. */
export interface StayQuery {
  checkIn: string;
  checkOut: string;
  rooms: number;
  /** In each room. */
  guests: number;
  /** The company's rate codes, which open its negotiated rates. */
  rateCodes: readonly string[];
}

/** A hotel as one source describes it; all sources give the same hotel the same `propertyId`. */
export interface HotelOffer {
  property: Property;
  /** The cheapest rate of this source, and the cheapest of each kind that a filter asks for. */
  rates: readonly RoomRate[];
}

export interface Property {
  propertyId: string;
  name: string;
  /** Code and name of the chain; null for an independent hotel. */
  chain: { code: string; name: string } | null;
  stars: number;
  /** The guests' rating, 1 to 5 with halves. */
  rating: number;
  address: { street: string; postalCode: string; city: string; country: string };
  latitude: number;
  longitude: number;
  /** OTA codes (HAC). */
  amenities: readonly number[];
  /** The IANA time zone of its deadlines. */
  zone: string;
}

/** All details of a hotel, for the page on which a room is chosen. */
export interface HotelDetails {
  property: Property;
  /** Pictures as paths under the address of the server. */
  pictures: readonly Picture[];
  checkInFrom: string;
  checkOutUntil: string;
  phone: string;
  rates: readonly RoomRate[];
}

export interface Picture {
  path: string;
  shows: 'house' | 'lobby' | 'room' | 'breakfast' | 'gym' | 'pool' | 'meeting';
}

/** A room on one set of terms. */
export interface RoomRate {
  /** The supplier's reference for repricing it; at most 400 characters that need no encoding in a URL. */
  key: string;
  /** The code of the source: 100, 110, 112 or 113. */
  source: string;
  roomName: string;
  roomType: RoomType;
  view: string | null;
  /** OTA code (BED). */
  bedType: number;
  beds: number;
  highestOccupancy: number;
  /** OTA codes (RMA). */
  amenities: readonly number[];
  /** OTA code (MPT). */
  mealPlan: number;
  breakfastIncluded: boolean;
  /** A rate that the company has negotiated. */
  corporate: boolean;
  prepaid: boolean;
  cancellation: Cancellation;
  /** For all rooms and nights, taxes and mandatory fees included. */
  price: Money;
  /** Paid at the hotel on top, such as a city tax; null when there is nothing. */
  onSite: Money | null;
  roomsLeft: number;
}

/** After each deadline its penalty applies; before the first one nothing is due. Empty: never refunded. */
export interface Cancellation {
  deadlines: readonly CancellationDeadline[];
}

export interface CancellationDeadline {
  /** An instant, ISO 8601 in UTC. */
  at: string;
  penalty: Money;
}

export interface StayDetails {
  property: Property;
  rate: RoomRate;
  /** `yyyy-MM-dd` */
  checkIn: string;
  checkOut: string;
  /** Local time at the hotel, `HH:mm`. */
  checkInFrom: string;
  checkOutUntil: string;
  lines: readonly PriceLine[];
  /** What must be known before booking, such as how payment is guaranteed. */
  conditions: readonly StayCondition[];
}

export type StayCondition = 'prepaid' | 'cardGuarantee' | 'payAtHotel' | 'cityTaxOnSite' | 'idAtCheckIn';
