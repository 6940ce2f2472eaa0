import type { FlightResults } from '#domain/contract.ts';
import { seatName } from '#domain/flight-booking/available-extras.ts';
import { type FlightTypes, toSelectedFare, toSelectedResult } from '#domain/flight-booking/flight-choice.ts';
import { freshFlightCriteria, type SelectedAirport } from '#domain/flight-booking/flight-criteria.ts';
import { mergeFlightResults } from '#domain/flight-booking/flight-list.ts';
import { DEFAULT_FLIGHT_LIST_SETTINGS, FLIGHT_SORTS } from '#domain/flight-booking/flight-list-settings.ts';
import { toFlightSearchRequest } from '#domain/flight-booking/flight-requests.ts';
import { chooseSeat, NO_EXTRAS } from '#domain/flight-booking/selected-extras.ts';
import { startBooking } from '#src/actors/booking/start-booking.ts';
import { FLIGHT_PORTS } from '#src/actors/flight-booking/flight-booking.ts';
import { listExtras } from '#src/actors/flight-booking/list-extras.ts';
import { contractLines } from '#src/api/contract-lines.ts';
import type { Fate } from '../practice-offers.ts';
import type { FlowUnderTest } from './flow-under-test.ts';

const ROUTES: Record<Fate, string> = {
  good: 'FRA',
  rising: 'NCE',
  slightlyRising: 'LUX',
  falling: 'VCE',
  full: 'BLQ',
  closedDesk: 'MRS',
  briefOffer: 'TLS',
  lostLetter: 'OPO',
};

const { timeOptions } = DEFAULT_FLIGHT_LIST_SETTINGS.sort;

/** A one-way flight from Geneva, with the fate of its route. */
export const FLIGHTS_UNDER_TEST: FlowUnderTest<FlightTypes> = {
  kind: FLIGHT_PORTS.kind,
  flow: FLIGHT_PORTS.flow,
  sorts: FLIGHT_SORTS.map((sortBy) => ({ sortBy, timeOptions })),
  checkUrl: '/api/booking/flight/select',
  start: (api, options) => startBooking(api, FLIGHT_PORTS, options),
  criteriaOf: ({ travelers, day, fate }) => ({
    ...freshFlightCriteria({ purpose: 'client-visit', travelers }),
    flightType: 'oneWay',
    legs: [
      {
        origin: airport('GVA'),
        destination: airport(ROUTES[fate]),
        departureDate: '',
        departureTime: null,
      },
    ],
    departureDateRange: { from: day, to: '' },
    directOnly: true,
  }),
  resultOf: null,
  async findOffers(api, criteria) {
    const lines: FlightResults[] = [];
    for await (const line of contractLines(api, '/api/booking/flight/search', {
      body: toFlightSearchRequest(criteria),
    })) {
      if (line.type === 'results') lines.push(line);
    }
    const flights = mergeFlightResults(lines)?.flights ?? [];
    return flights.flatMap((flight) =>
      flight.fares.map((fare) => ({
        result: toSelectedResult(flight),
        offer: toSelectedFare(flight, fare, criteria.travelers.length),
      })),
    );
  },
  async findExtras(api, { criteria, accepted }, number) {
    const { signal } = new AbortController();
    const offered = await listExtras(api, { criteria, accepted, changes: null }, signal);
    const [{ _id: traveler } = { _id: '' }] = criteria.travelers;
    if (offered.outcome !== 'priced' || number === 0) return NO_EXTRAS;
    const free = offered.seatMaps.flatMap(({ segment, cabins }) =>
      cabins.flatMap(({ rows }) =>
        rows.flatMap((row) =>
          row.seats
            .filter((seat) => seat.free)
            .map((seat) => ({ segment, traveler, seat: seatName(row, seat), price: seat.price ?? null })),
        ),
      ),
    );
    const chosen = free[number % free.length];
    return chosen ? chooseSeat(NO_EXTRAS, chosen) : NO_EXTRAS;
  },
};

function airport(code: string): SelectedAirport {
  return { code, type: 'airport', name: code, city: code, zone: 'Europe/Zurich', airports: [code] };
}
