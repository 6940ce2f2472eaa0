import {
  type FlightTypes,
  isSameFare,
  type SelectedFare,
  toAcceptedFare,
} from '#domain/flight-booking/flight-choice.ts';
import { DEFAULT_FLIGHT_LIST_SETTINGS } from '#domain/flight-booking/flight-list-settings.ts';
import { hasShape, isSelectedResult, OFFER_SHAPE } from '../booking/draft-checks.ts';
import type { FlowDescription } from '../booking/flow-description.ts';
import {
  isCriteria,
  isEnteredCriteria,
  isExtras,
  isFareQuote,
  isFareTerms,
  isFlightList,
} from './flight-draft-checks.ts';

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
    result: isSelectedResult,
    offer: hasShape<SelectedFare>({ ...OFFER_SHAPE, terms: isFareTerms }),
    priced: isFareQuote,
    extras: isExtras,
  },
  isSameOffer: (accepted, { terms }) => isSameFare(toAcceptedFare(accepted).terms, terms),
  toOffer: toAcceptedFare,
  toPart: ({ criteria, result, accepted, extras }) => ({
    kind: 'flight',
    criteria,
    result,
    priced: accepted,
    extras,
  }),
};
