import type { CarOffer, CarPlace, CarQuery, PricedCar, Station } from '#domain/offers/car-offer.ts';
import type { Supplier } from './supplier.ts';

/** Car rentals, or a system that sells their cars. */
export interface CarSupplier extends Supplier<CarQuery, CarOffer, PricedCar> {
  /** The rental stations of a place, the nearest first. */
  stations(place: CarPlace): Promise<readonly Station[]>;
}
