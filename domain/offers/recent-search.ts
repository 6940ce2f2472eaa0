import type { SupplierPart } from '../contract.ts';
import type { CarQuery } from './car-offer.ts';
import type { FlightQuery } from './flight-offer.ts';
import type { HotelQuery } from './hotel-offer.ts';

export interface QueryByKind {
  flight: FlightQuery;
  /** Without the rate codes of the company, which are not stored here. */
  hotel: HotelQuery;
  car: CarQuery;
}

export type SearchKind = SupplierPart['kind'];

export type RecentSearch<Kind extends SearchKind = SearchKind> = {
  [One in Kind]: { kind: One; query: QueryByKind[One] };
}[Kind];
