import type { Property } from '#domain/offers/hotel-offer.ts';
import type { RoomKind } from './room-kinds.ts';

export interface House {
  property: Property;
  /** The seed of everything random about the hotel. */
  seed: number;
  rooms: readonly RoomKind[];
  francs: number;
  /** Per guest. */
  breakfastFrancs: number;
  currency: string;
  /** Whether it is busy on weekdays rather than at weekends. */
  business: boolean;
  /** Hotels around the same city are busy on the same days. */
  fairSeed: number;
}
