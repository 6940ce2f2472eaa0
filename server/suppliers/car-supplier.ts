import type { CarOffer, CarOfferDetails, CarPlace, CarQuery, Station } from '#domain/offers/car-offer.ts';
import type { Supplier } from './supplier.ts';

export interface CarSupplier extends Supplier<CarQuery, CarOffer, CarOfferDetails> {
  /** The rental stations of a place, the nearest first. */
  stations(place: CarPlace): Promise<readonly Station[]>;
}
