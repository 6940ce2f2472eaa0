import type { FlowTypes, OfferOutcome, SelectedOffer, SelectedResult } from '../booking/flow-types.ts';
import type { FlightSelectAnswer, ServiceClass } from '../contract.ts';
import { multiplyMoney } from '../money.ts';
import type { FlightCriteria } from './flight-criteria.ts';
import { buildFlightId, type FareEntry, type FlightEntry, type LegEntry } from './flight-list.ts';
import type { FlightListSettings } from './flight-list-settings.ts';
import type { SelectedExtras } from './selected-extras.ts';

export type FlightStep = 'search' | 'flights' | 'fares' | 'options' | 'checkout';

export interface SelectedFare extends SelectedOffer {
  terms: FareTerms;
}

export interface FareTerms {
  flight: string;
  family: string;
  serviceClasses: readonly ServiceClass[];
}

/** A fare that the supplier has priced; its total and its change are for all travelers, with their seats and bags. */
export type FareQuote = Extract<FlightSelectAnswer, { outcome: 'priced' }>;

export interface FlightTypes extends FlowTypes {
  step: FlightStep;
  criteria: FlightCriteria;
  list: FlightListSettings;
  result: SelectedResult;
  offer: SelectedFare;
  priced: FareQuote;
  extras: SelectedExtras;
}

export type FlightOutcome = OfferOutcome<FlightTypes>;

export function toSelectedResult({ id, legs }: FlightEntry): SelectedResult {
  return { id, name: listFlightNumbers(legs).join(', ') };
}

export function listFlightNumbers(legs: readonly Pick<LegEntry, 'segments'>[]): string[] {
  return legs.flatMap(({ segments }) =>
    segments.map(({ carrier, flightNumber }) => `${carrier} ${flightNumber}`),
  );
}

export function toSelectedFare(
  { id }: Pick<FlightEntry, 'id'>,
  { offer, family, serviceClasses, price, verdict }: FareEntry,
  travelers: number,
): SelectedFare {
  return {
    offer,
    terms: { flight: id, family: family.code, serviceClasses },
    price: multiplyMoney(price, travelers),
    verdict: { levels: verdict.levels, inPolicy: verdict.inPolicy },
  };
}

export function toAcceptedFare({ offer, legs, fare, price, passengers, verdict }: FareQuote): SelectedFare {
  return {
    offer,
    terms: { flight: buildFlightId(legs), family: fare.family.code, serviceClasses: fare.serviceClasses },
    price: multiplyMoney(price.asked, passengers.length),
    verdict: { levels: verdict.levels, inPolicy: verdict.inPolicy },
  };
}

export function isSameFare(one: FareTerms, other: FareTerms): boolean {
  return (
    one.flight === other.flight &&
    one.family === other.family &&
    one.serviceClasses.join() === other.serviceClasses.join()
  );
}

export function selectedFareIndex({ id, fares }: FlightEntry, chosen: SelectedFare | null): number {
  if (chosen === null) return -1;
  return fares.findIndex(({ family, serviceClasses }) =>
    isSameFare(chosen.terms, { flight: id, family: family.code, serviceClasses }),
  );
}
