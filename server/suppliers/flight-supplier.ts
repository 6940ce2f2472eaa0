import type { FlightExtras, FlightQuery, Itinerary, PricedFlight } from '#domain/offers/flight-offer.ts';
import type { PriceOutcome } from './outcomes.ts';
import type { PriceOrder, Supplier } from './supplier.ts';
import type { SupplierCall } from './supplier-call.ts';

/** Airlines, or a system through which their seats are sold. */
export interface FlightSupplier extends Supplier<FlightQuery, Itinerary, PricedFlight> {
  extras(order: PriceOrder, call: SupplierCall): Promise<PriceOutcome<FlightExtras>>;
}
