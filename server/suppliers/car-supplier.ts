import type { CarOffer, CarQuery, PricedCar } from '#domain/offers/car-offer.ts';
import type { Supplier } from './supplier.ts';

/** Car rentals, or a system through which their cars are sold. */
export type CarSupplier = Supplier<CarQuery, CarOffer, PricedCar>;
