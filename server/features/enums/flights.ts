import { AIRLINE_ALLIANCES } from './airline-alliances.ts';
import { listAirlines } from './airlines.ts';
import type { ChoiceLists } from './category.ts';
import { choices } from './choices.ts';
import { listFlightLoyalty, listFlightLoyaltyCompanies } from './flight-loyalty.ts';

type FlightCategory =
  | 'airlines'
  | 'airlinealliances'
  | 'flightloyalty'
  | 'flightloyaltycompanies'
  | 'serviceclasses';

export const flightLists: ChoiceLists<FlightCategory> = {
  airlines: listAirlines,
  airlinealliances: () => choices(AIRLINE_ALLIANCES),
  flightloyalty: listFlightLoyalty,
  flightloyaltycompanies: listFlightLoyaltyCompanies,
  /** From the lowest to the highest; additional data: the cabin's name at suppliers. */
  serviceclasses: () =>
    choices([
      ['Y', 'Economy', 'economy'],
      ['W', 'Premium economy', 'premium_economy'],
      ['C', 'Business', 'business'],
      ['F', 'First', 'first'],
    ]),
};
