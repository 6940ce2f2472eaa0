import type { BagOffer } from '#domain/offers/flight-offer.ts';
import type { FarePlan } from '../fares/fare-plans.ts';
import { feeOf } from '../fares/fare-price.ts';
import { isFar, type Trip } from '../fares/trip.ts';

const MOST_CHECKED = 3;
const HEAVY = 32;
/** Prices of a checked bag in francs, for short and long distances: an ordinary one, a heavy one. */
const ORDINARY_PRICES = [35, 70] as const;
const HEAVY_PRICES = [80, 150] as const;
const CARRY_ON_PRICES = [18, 28] as const;

export function bagOffers(trip: Trip, plan: FarePlan): BagOffer[] {
  return trip.legs.flatMap((journey, leg): BagOffer[] => {
    const distance = isFar(journey) ? 1 : 0;
    const included = plan.checked[trip.far ? 1 : 0];
    const kilograms = included.pieces > 0 ? included.kilogramsEach : usualWeight(trip);
    const prices = kilograms === HEAVY ? HEAVY_PRICES : ORDINARY_PRICES;
    const checked: BagOffer = {
      leg,
      kind: 'checked',
      kilograms,
      price: feeOf(prices[distance], trip.currency),
      highestQuantity: Math.max(1, MOST_CHECKED - included.pieces),
    };
    const carryOn: BagOffer = {
      leg,
      kind: 'carryOn',
      kilograms: 10,
      price: feeOf(CARRY_ON_PRICES[distance], trip.currency),
      highestQuantity: 1,
    };
    return plan.carryOn.pieces === 0 ? [carryOn, checked] : [checked];
  });
}

function usualWeight({ seller }: Trip): number {
  return seller.kind === 'lowCost' ? 20 : 23;
}
