import type { Position } from '#domain/geography.ts';
import type { Property } from '#domain/offers/hotel-offer.ts';

export interface HotelDirectory {
  /** By the number of the town in the gazetteer, or by the code of the airport. */
  inTown(townId: string): Promise<readonly Property[]>;
  around(center: Position): Promise<readonly Property[]>;
  byId(propertyId: string): Promise<Property | null>;
}
