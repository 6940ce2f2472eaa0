import type { CarOffer, CarPlace, CarQuery, PricedCar, Station } from '#domain/offers/car-offer.ts';
import type { Supplier } from './supplier.ts';

/** Car rentals, or a system through which their cars are sold. */
export interface CarSupplier extends Supplier<CarQuery, CarOffer, PricedCar> {
  /** Where cars are rented at a place, the nearest station first. */
  stations(place: CarPlace): Promise<readonly Station[]>;
}
