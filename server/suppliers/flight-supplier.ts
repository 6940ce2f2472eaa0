import type {
  FlightExtras,
  FlightQuery,
  Itinerary,
  PricedExtras,
  PricedFlight,
} from '#domain/offers/flight-offer.ts';
import type { PriceOutcome } from './outcomes.ts';
import type { ExtrasOrder, PriceOrder, Supplier } from './supplier.ts';
import type { SupplierCall } from './supplier-call.ts';

/** Airlines, or a system through which their seats are sold. */
export interface FlightSupplier extends Supplier<FlightQuery, Itinerary, PricedFlight> {
  /** The seats and bags that can be had with a fare. */
  extras(order: PriceOrder, call: SupplierCall): Promise<PriceOutcome<FlightExtras>>;
  /** Some of them as they can be had now. */
  priceExtras(order: ExtrasOrder, call: SupplierCall): Promise<PriceOutcome<PricedExtras>>;
}
