import type { FlightResults } from '#domain/contract.ts';
import type { FlightTypes } from '#domain/flight-booking/flight-choice.ts';
import { countNewFlights, type FlightList, mergeFlightResults } from '#domain/flight-booking/flight-list.ts';
import { toFlightSearchRequest } from '#domain/flight-booking/flight-requests.ts';
import { changingRequest } from '#domain/part-change/changing-request.ts';
import type { BookingSnapshot } from '#machines/booking/booking-selectors.ts';
import { flightBookingMachine } from '#machines/flight-booking/flight-booking-machine.ts';
import { FLIGHT_FLOW } from '#machines/flight-booking/flight-flow.ts';
import { contractLines } from '../../api/contract-lines.ts';
import { useBooking, useBookingSelector, useFound } from '../booking/booking-hooks.ts';
import type { BookingPorts } from '../booking/booking-ports.ts';
import { priceFare } from './price-fare.ts';

export const FLIGHT_PORTS: BookingPorts<FlightTypes, FlightResults, FlightList> = {
  kind: 'flight',
  flow: FLIGHT_FLOW,
  chart: flightBookingMachine,
  search: (api, { criteria, changes }, signal) =>
    contractLines(api, '/api/booking/flight/search', {
      body: changingRequest(toFlightSearchRequest(criteria), changes),
      signal,
    }),
  count: ({ itineraries }) => itineraries.length,
  merge: mergeFlightResults,
  countNew: countNewFlights,
  price: priceFare,
};

export const useFlightBooking = useBooking<FlightTypes, FlightList>;
export const useFoundFlights = useFound<FlightList>;

export function useFlightBookingSelector<Value>(
  selector: (snapshot: BookingSnapshot<FlightTypes>) => Value,
): Value {
  return useBookingSelector(selector);
}
