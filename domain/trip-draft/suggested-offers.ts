import type { CarCriteria } from '../car-booking/car-criteria.ts';
import type { CarEntry } from '../car-booking/car-list.ts';
import type { DistanceUnit } from '../contract.ts';
import type { HotelCriteria } from '../hotel-booking/hotel-criteria.ts';
import type { HotelRow } from '../hotel-booking/hotel-rows.ts';

interface SuggestionByKind {
  hotel: { criteria: HotelCriteria } & Pick<HotelRow, 'hotel' | 'rate'>;
  car: { criteria: CarCriteria; listed: CarEntry };
}

type SuggestedKind = keyof SuggestionByKind;

export type SuggestedOffer<Kind extends SuggestedKind = SuggestedKind> = {
  [One in Kind]: { kind: One; unit: DistanceUnit } & SuggestionByKind[One];
}[Kind];

export interface SuggestedOffers {
  expiresAt: string;
  offers: readonly SuggestedOffer[];
}

type PricedOffer = Pick<CarEntry, 'offer' | 'price' | 'total' | 'verdict'>;

const OFFERS: { [Kind in SuggestedKind]: (suggested: SuggestedOffer<Kind>) => PricedOffer } = {
  hotel: ({ rate }) => rate,
  car: ({ listed }) => listed,
};

export function offerOf<Kind extends SuggestedKind>(suggested: SuggestedOffer<Kind>): PricedOffer {
  return OFFERS[suggested.kind](suggested);
}
