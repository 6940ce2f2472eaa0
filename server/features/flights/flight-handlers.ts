import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/handler.ts';
import { listSeats } from './list-seats.ts';
import { searchFlightDates } from './search-flight-dates.ts';
import { searchFlights } from './search-flights.ts';
import { selectFlight } from './select-flight.ts';

export function createFlightHandlers(
  deps: Deps,
): Pick<Handlers, 'searchFlights' | 'searchFlightDates' | 'selectFlight' | 'listSeats'> {
  return {
    searchFlights: async ({ body }, context) => ({
      status: 200,
      lines: await searchFlights(deps, context, body),
    }),
    searchFlightDates: async ({ body }, context) => ({
      status: 200,
      lines: await searchFlightDates(deps, context, body),
    }),
    selectFlight: async ({ body }, context) => ({
      status: 200,
      body: await selectFlight(deps, context, body),
    }),
    listSeats: async ({ body }, context) => ({ status: 200, body: await listSeats(deps, context, body) }),
  };
}
