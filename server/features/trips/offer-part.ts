import type { Deps } from '../../deps.ts';
import { offerStay } from './offer-stay.ts';
import type { OfferedPart, OfferToPrice, PartKind } from './offered-part.ts';

type OfferPart = (deps: Pick<Deps, 'suppliers'>, offer: OfferToPrice) => Promise<Omit<OfferedPart, 'kind'>>;

/** For each kind: prices the offer at its supplier, and says what of it is kept with the trip. */
const OFFER: Record<PartKind, OfferPart> = { hotel: offerStay };

export async function offerPart(
  deps: Pick<Deps, 'suppliers'>,
  kind: PartKind,
  offer: OfferToPrice,
): Promise<OfferedPart> {
  return { kind, ...(await OFFER[kind](deps, offer)) };
}
