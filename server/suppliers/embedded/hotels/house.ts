import type { Property } from '#domain/offers/hotel-offer.ts';
import type { RoomKind } from './room-kinds.ts';

/** A hotel with all that its prices and its stock are calculated from. */
export interface House {
  property: Property;
  /** Whatever looks like chance in it comes from this number. */
  seed: number;
  rooms: readonly RoomKind[];
  /** What a double room costs on an ordinary night, in Swiss francs. */
  francs: number;
  /** For each guest. */
  breakfastFrancs: number;
  currency: string;
  /** Whether it is full in the week rather than at weekends. */
  business: boolean;
  /** Hotels around the same city are full on the same days. */
  fairSeed: number;
}
