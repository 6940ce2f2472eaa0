import type { CarCriteria } from '../car-booking/car-criteria.ts';
import type { CarEntry } from '../car-booking/car-list.ts';
import type { DistanceUnit } from '../contract.ts';
import type { HotelCriteria } from '../hotel-booking/hotel-criteria.ts';
import type { HotelRow } from '../hotel-booking/hotel-rows.ts';

/** The kinds of which one click adds an offer; each flight needs choices of its own. */
interface SuggestionByKind {
  hotel: { criteria: HotelCriteria } & Pick<HotelRow, 'hotel' | 'rate'>;
  car: { criteria: CarCriteria; listed: CarEntry };
}

type SuggestedKind = keyof SuggestionByKind;

/** An offer that a trip may need next, complete enough to be added at once. */
export type SuggestedOffer<Kind extends SuggestedKind = SuggestedKind> = {
  [One in Kind]: { kind: One; unit: DistanceUnit } & SuggestionByKind[One];
}[Kind];

export interface SuggestedOffers {
  /** When the first of them expires. */
  expiresAt: string;
  /** The best first: in policy, then by price and time. */
  offers: readonly SuggestedOffer[];
}

type PricedOffer = Pick<CarEntry, 'offer' | 'price' | 'total' | 'verdict'>;

const OFFERS: { [Kind in SuggestedKind]: (suggested: SuggestedOffer<Kind>) => PricedOffer } = {
  hotel: ({ rate }) => rate,
  car: ({ listed }) => listed,
};

/** The offer itself, with its prices and its verdict. */
export function offerOf<Kind extends SuggestedKind>(suggested: SuggestedOffer<Kind>): PricedOffer {
  return OFFERS[suggested.kind](suggested);
}
