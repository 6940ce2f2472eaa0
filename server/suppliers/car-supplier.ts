import type { CarOffer, CarOfferDetails, CarPlace, CarQuery, Station } from '#domain/offers/car-offer.ts';
import type { Supplier } from './supplier.ts';

export interface CarSupplier extends Supplier<CarQuery, CarOffer, CarOfferDetails> {
  stations(place: CarPlace): Promise<readonly Station[]>;
}
