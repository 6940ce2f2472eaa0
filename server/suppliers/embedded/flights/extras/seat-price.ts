import type { Money } from '#domain/contract.ts';
import type { FareFamily, Seat } from '#domain/offers/flight-offer.ts';
import { feeOf } from '../fares/fare-price.ts';

export interface SeatPricing {
  selection: FareFamily['seatSelection'];
  far: boolean;
  currency: string;
}

interface Place {
  front: boolean;
  exit: boolean;
  position: Seat['position'];
}

/** In francs, for short and long distances. */
const PRICES = {
  exit: [35, 90],
  front: [22, 60],
  windowOrAisle: [16, 42],
  standard: [12, 35],
} as const;

/** Null when the fare includes the seat. */
export function seatPrice({ selection, far, currency }: SeatPricing, place: Place): Money | null {
  if (selection === 'free') return null;
  const kind = classifySeat(place);
  const standard = kind === 'standard' || kind === 'windowOrAisle';
  if (selection === 'standardFree' && standard) return null;
  return feeOf(PRICES[kind][far ? 1 : 0], currency);
}

function classifySeat({ front, exit, position }: Place): keyof typeof PRICES {
  if (exit) return 'exit';
  if (front) return 'front';
  return position === 'middle' ? 'standard' : 'windowOrAisle';
}
