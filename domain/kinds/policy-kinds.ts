import { carPolicy } from '../car-booking/car-policy.ts';
import { flightPolicy } from '../flight-booking/flight-policy.ts';
import { hotelPolicy } from '../hotel-booking/hotel-policy.ts';
import type { PolicyKind } from '../policy/offer.ts';
import type { PolicyKindRules } from './policy-rules.ts';

export const POLICY_KINDS: { [Kind in PolicyKind]: PolicyKindRules<Kind> } = {
  flight: flightPolicy,
  hotel: hotelPolicy,
  car: carPolicy,
};

export const listPolicyKinds = (): PolicyKind[] => Object.keys(POLICY_KINDS) as PolicyKind[];

export const isPolicyKind = (word: string): word is PolicyKind => Object.hasOwn(POLICY_KINDS, word);

/** The kind whose thresholds hold for prices per traveler. */
export const PRICED_PER_TRAVELER = 'flight' satisfies PolicyKind;
