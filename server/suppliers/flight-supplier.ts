import type {
  ExtrasPrices,
  FlightExtras,
  FlightOfferDetails,
  FlightQuery,
  Itinerary,
} from '#domain/offers/flight-offer.ts';
import type { PriceOutcome } from './outcomes.ts';
import type { ExtrasOrder, PriceOrder, Supplier } from './supplier.ts';
import type { SupplierCall } from './supplier-call.ts';

/** Airlines, or a system that sells their seats. */
export interface FlightSupplier extends Supplier<FlightQuery, Itinerary, FlightOfferDetails> {
  /** The available seats and bags of a fare. */
  extras(order: PriceOrder, call: SupplierCall): Promise<PriceOutcome<FlightExtras>>;
  /** Chosen seats and bags at current prices. */
  priceExtras(order: ExtrasOrder, call: SupplierCall): Promise<PriceOutcome<ExtrasPrices>>;
}
