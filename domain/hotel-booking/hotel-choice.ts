import type { HotelCheckAnswer, Money, OfferVerdict, RoomConditions } from '../contract.ts';
import { type Repricing, repricing } from '../offers/repricing.ts';

/** A hotel that was chosen from the list. */
export interface ChosenHotel {
  propertyId: string;
  name: string;
}

/** A room under its conditions, as it was chosen: with the price and the verdict that were shown. */
export interface ChosenRate {
  /** The reference by which it is priced again. */
  offer: string;
  room: RoomConditions;
  price: Money;
  verdict: Pick<OfferVerdict, 'levels' | 'inPolicy'>;
}

/** A rate that the supplier has priced, with all that has to be known before it is bought. */
export type PricedRate = Extract<HotelCheckAnswer, { outcome: 'priced' }>;

/** What has become of a rate that was priced again. */
export type RateOutcome = { type: Repricing; priced: PricedRate } | { type: 'soldOut' } | { type: 'expired' };

/** The answer of the supplier, which goes by the price of the offer and by what its company tolerates. */
export function rateOutcome(chosen: ChosenRate, answer: HotelCheckAnswer): RateOutcome {
  if (answer.outcome !== 'priced') return { type: answer.outcome };
  return { type: repricing(chosen.verdict, answer), priced: answer };
}

/** What was agreed, as something that can be priced again. */
export function rateOf({ offer, room, total, verdict }: PricedRate): ChosenRate {
  return { offer, room, price: total.asked, verdict: { levels: verdict.levels, inPolicy: verdict.inPolicy } };
}
