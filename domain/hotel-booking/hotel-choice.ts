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

/** The answer of the supplier, held against what was chosen. */
export function rateOutcome(chosen: ChosenRate, answer: HotelCheckAnswer): RateOutcome {
  if (answer.outcome !== 'priced') return { type: answer.outcome };
  const now = { price: answer.total.asked, verdict: answer.verdict };
  return { type: repricing(chosen, now), priced: answer };
}

/** What was agreed, as something that can be priced again. */
export function rateOf({ offer, room, total, verdict }: PricedRate): ChosenRate {
  return { offer, room, price: total.asked, verdict: { levels: verdict.levels, inPolicy: verdict.inPolicy } };
}
