import type {
  ExtrasPrices,
  FlightExtras,
  FlightOfferDetails,
  FlightQuery,
  Itinerary,
} from '#domain/offers/flight-offer.ts';
import type { AirlineChangeDesk } from './airline-changes.ts';
import type { PriceOutcome } from './outcomes.ts';
import type { ExtrasOrder, PriceOrder, Supplier } from './supplier.ts';
import type { SupplierCall } from './supplier-call.ts';

export interface FlightSupplier extends Supplier<FlightQuery, Itinerary, FlightOfferDetails> {
  extras(order: PriceOrder, call: SupplierCall): Promise<PriceOutcome<FlightExtras>>;
  priceExtras(order: ExtrasOrder, call: SupplierCall): Promise<PriceOutcome<ExtrasPrices>>;
  /** Null where airlines change nothing by themselves. */
  airlineChanges: AirlineChangeDesk | null;
}
