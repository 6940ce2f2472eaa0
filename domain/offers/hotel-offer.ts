import type { Money } from '../contract.ts';
import type { RoomType } from '../policy/offer.ts';
import type { PriceLine } from './price-line.ts';

export interface HotelQuery extends StayQuery {
  latitude: number;
  longitude: number;
  radiusKm: number;
}

export interface StayQuery {
  checkIn: string;
  checkOut: string;
  rooms: number;
  /** In each room. */
  guests: number;
  rateCodes: readonly string[];
}

export interface HotelOffer {
  property: Property;
  rates: readonly RoomRate[];
}

export interface Property {
  propertyId: string;
  name: string;
  chain: { code: string; name: string } | null;
  /** 0 where it has none. */
  stars: number;
  /** By guests; null when the supplier knows none. */
  rating: number | null;
  address: { street: string; postalCode: string; city: string; country: string };
  latitude: number;
  longitude: number;
  /** OTA codes (HAC). */
  amenities: readonly number[];
  zone: string;
}

export interface HotelDetails {
  property: Property;
  pictures: readonly Picture[];
  checkInFrom: string;
  checkOutUntil: string;
  phone: string | null;
  rates: readonly RoomRate[];
}

export interface Picture {
  path: string;
  shows: 'house' | 'lobby' | 'room' | 'breakfast' | 'gym' | 'pool' | 'meeting';
}

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
  conditions: readonly StayCondition[];
  phone?: string;
  /** What the hotel wants its guests to know, in its own words. */
  remarks?: string;
}

export type StayCondition = 'prepaid' | 'cardGuarantee' | 'payAtHotel' | 'cityTaxOnSite' | 'idAtCheckIn';
