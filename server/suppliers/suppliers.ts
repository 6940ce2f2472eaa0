import type { CarSupplier } from './car-supplier.ts';
import type { FlightSupplier } from './flight-supplier.ts';
import type { HotelDirectory } from './hotel-directory.ts';
import type { HotelSupplier } from './hotel-supplier.ts';

/** The suppliers, chosen by the configuration. */
export interface Suppliers {
  flights: FlightSupplier;
  hotels: HotelSupplier;
  cars: CarSupplier;
  hotelDirectory: HotelDirectory;
}
