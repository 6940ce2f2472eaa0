import { indexFlights } from '#domain/flight-booking/flight-index.ts';
import { type FlightList, mergeFlightResults } from '#domain/flight-booking/flight-list.ts';
import {
  DEFAULT_FLIGHT_LIST_SETTINGS,
  type FlightListFilter,
  type FlightSort,
} from '#domain/flight-booking/flight-list-settings.ts';
import { showFlights } from '#domain/flight-booking/flight-rows.ts';
import { BACK_BA, BACK_LX, FLEX, flightLine, OUT_LH, OUT_LX, TO_APPROVE } from './flight-booking-examples.ts';

export const STAR = new Map([['STAR', new Set(['LX', 'LH'])]]);
const merged = mergeFlightResults([
  flightLine('network', [
    { legs: [OUT_LX, BACK_LX], fares: [{ price: 800 }, { price: 950, family: FLEX }] },
    {
      legs: [OUT_LX, BACK_BA],
      fares: [
        { price: 650, verdict: TO_APPROVE },
        { price: 700, family: FLEX, verdict: TO_APPROVE },
      ],
    },
    { legs: [OUT_LH, BACK_LX], fares: [{ price: 720 }, { price: 900, family: FLEX }] },
    { legs: [OUT_LH, BACK_BA], fares: [{ price: 600, verdict: TO_APPROVE }] },
  ]),
]);
if (!merged) throw new Error('There is no list');
export const list: FlightList = merged;
export const index = indexFlights(list, STAR);
export const { filter: NO_FILTER, sort: CHEAPEST } = DEFAULT_FLIGHT_LIST_SETTINGS;
export const JOURNEYS: FlightListFilter = { ...NO_FILTER, selectBy: 'journey' };

const NAMES = new Map([
  [list.flights[0]?.legs[0]?.id, 'LH'],
  [list.flights[2]?.legs[0]?.id, 'LX'],
  [list.flights[0]?.legs[1]?.id, 'BA back'],
  [list.flights[1]?.legs[1]?.id, 'LX back'],
]);
export const [OUT_LH_ID = '', OUT_LX_ID = ''] = [list.flights[0]?.legs[0]?.id, list.flights[2]?.legs[0]?.id];
export const nameOf = (id: string) => NAMES.get(id) ?? '?';

/** Each row with its price, or with its difference for later legs. */
export function shown(
  filter: Partial<FlightListFilter>,
  sort: FlightSort = CHEAPEST,
  base = NO_FILTER,
): string[] {
  return showFlights(index, { ...base, ...filter }, sort).map(({ legs, fare, difference }) => {
    const price = difference ? `+${difference.amount / 100}` : `${(fare.total?.amount ?? 0) / 100}`;
    return `${legs.map(({ id }) => nameOf(id)).join(' & ')} ${price}`;
  });
}
