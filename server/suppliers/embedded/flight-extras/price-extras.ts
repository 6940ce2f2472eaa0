import type {
  ExtrasPrices,
  FlightOfferDetails,
  FlightQuery,
  Itinerary,
} from '#domain/offers/flight-offer.ts';
import type { PriceOutcome } from '../../outcomes.ts';
import type { ExtrasOrder } from '../../supplier.ts';
import type { SupplierCall } from '../../supplier-call.ts';
import type { Desk } from '../desk/visit.ts';
import { chooseExtras } from './choose-extras.ts';
import { offerExtras } from './offer-extras.ts';

export async function priceExtras(
  desk: Desk<FlightQuery, Itinerary, FlightOfferDetails>,
  { key, travelers, extras }: ExtrasOrder,
  call: SupplierCall,
): Promise<PriceOutcome<ExtrasPrices>> {
  const offered = await offerExtras(desk, { key, travelers }, call);
  if (offered.outcome !== 'priced') return offered;
  const situation = desk.kind.inventory.situationOfKey(key);
  const offer = chooseExtras(extras, { offered: offered.offer, travelers, situation });
  return offer ? { ...offered, offer } : { outcome: 'declined', reason: 'refused' };
}
