import type { ChosenOffer, ChosenResult, FlowTypes, OfferOutcome } from '../booking/flow-types.ts';
import type { HotelCheckAnswer, RoomConditions } from '../contract.ts';
import type { HotelCriteria } from './hotel-criteria.ts';
import type { HotelListSettings } from './hotel-list-settings.ts';

export type HotelStep = 'search' | 'select' | 'room' | 'checkout';

/** A hotel that was chosen from the list, by the id of its property. */
export type ChosenHotel = ChosenResult;

/** A room on its terms, as it was chosen. */
export interface ChosenRate extends ChosenOffer {
  room: RoomConditions;
}

/** A rate that the supplier has priced. */
export type PricedRate = Extract<HotelCheckAnswer, { outcome: 'priced' }>;

/** The types of a hotel booking. */
export interface HotelTypes extends FlowTypes {
  step: HotelStep;
  criteria: HotelCriteria;
  list: HotelListSettings;
  result: ChosenHotel;
  offer: ChosenRate;
  priced: PricedRate;
  extras: null;
}

export type RateOutcome = OfferOutcome<HotelTypes>;

/** The accepted offer, in a form that can be repriced. */
export function toAgreedRate({ offer, room, total, verdict }: PricedRate): ChosenRate {
  return { offer, room, price: total.asked, verdict: { levels: verdict.levels, inPolicy: verdict.inPolicy } };
}
