import type { HotelPolicy, Money, ServiceClass, SupplierPart } from '../contract.ts';

export type RoomType = HotelPolicy['excludedRoomTypes'][number];

export interface LegFacts {
  durationMinutes: number;
  /** The fastest journey that the same search found for the leg: slow connections earn no higher class. */
  fastestMinutes?: number;
  intercontinental: boolean;
  serviceClasses: readonly ServiceClass[];
  stopoverMinutes: readonly number[];
}

export interface FlightFacts {
  kind: 'flight';
  /** For one traveler and all legs, taxes and mandatory fees included. */
  fare: Money;
  /** Seats and baggage of that traveler, in the fare's currency. They count for approval, not for the budget. */
  extras?: Money;
  legs: readonly LegFacts[];
}

export interface HotelFacts {
  kind: 'hotel';
  /** For the whole stay, taxes and mandatory fees included. */
  price: Money;
  nights: number;
  refundable: boolean;
  roomType: RoomType | null;
}

export interface CarFacts {
  kind: 'car';
  /** For the whole rental, mandatory charges included. */
  price: Money;
  days: number;
}

export interface FactsByKind {
  flight: FlightFacts;
  hotel: HotelFacts;
  car: CarFacts;
}

export type PolicyKind = SupplierPart['kind'];

export type Offer<Kind extends PolicyKind = PolicyKind> = {
  [One in Kind]: { kind: One } & FactsByKind[One];
}[Kind];
