import type { CarSupplier } from './car-supplier.ts';
import type { FlightSupplier } from './flight-supplier.ts';
import type { HotelDirectory } from './hotel-directory.ts';
import type { HotelSupplier } from './hotel-supplier.ts';

export interface Suppliers {
  flights: FlightSupplier;
  hotels: HotelSupplier;
  cars: CarSupplier;
  hotelDirectory: HotelDirectory;
}
