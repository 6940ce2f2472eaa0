import {
  type ChosenFare,
  type FlightTypes,
  isSameFare,
  toAgreedFare,
} from '#domain/flight-booking/flight-choice.ts';
import { DEFAULT_FLIGHT_LIST_SETTINGS } from '#domain/flight-booking/flight-list-settings.ts';
import { hasShape, isChosenResult, OFFER_SHAPE } from '../booking/draft-checks.ts';
import type { FlowDescription } from '../booking/flow-description.ts';
import {
  isCriteria,
  isEnteredCriteria,
  isExtras,
  isFareTerms,
  isFlightList,
  isPricedFare,
} from './flight-draft-checks.ts';

/** The booking of a flight: legs and days, the flights of each leg, a fare for all of them, seats and bags. */
export const FLIGHT_FLOW: FlowDescription<FlightTypes> = {
  id: 'flightBooking',
  steps: [
    { name: 'search', roles: ['search'] },
    { name: 'flights', roles: ['list'] },
    { name: 'fares', roles: ['offer'] },
    { name: 'options', roles: ['extras'] },
    { name: 'checkout', roles: ['checkout'] },
  ],
  chartVersion: 1,
  defaultList: DEFAULT_FLIGHT_LIST_SETTINGS,
  draft: {
    criteria: isCriteria,
    written: isEnteredCriteria,
    list: isFlightList,
    result: isChosenResult,
    offer: hasShape<ChosenFare>({ ...OFFER_SHAPE, terms: isFareTerms }),
    priced: isPricedFare,
    extras: isExtras,
  },
  isSameOffer: (agreed, { terms }) => isSameFare(toAgreedFare(agreed).terms, terms),
  toOffer: toAgreedFare,
  toPart: ({ criteria, result, agreed, extras }) => ({
    kind: 'flight',
    criteria,
    result,
    priced: agreed,
    extras,
  }),
};
