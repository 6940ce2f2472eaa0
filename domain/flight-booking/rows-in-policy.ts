import { clearFlightFilter } from './flight-filter-parts.ts';
import type { FlightIndex } from './flight-index.ts';
import { DEFAULT_FLIGHT_LIST_SETTINGS, type FlightListFilter } from './flight-list-settings.ts';
import { type FlightRow, showFlights } from './flight-rows.ts';

const MOST_ALTERNATIVES = 3;

export function rowsInPolicy(
  index: FlightIndex,
  filter: Pick<FlightListFilter, 'selectBy' | 'chosenLegs'>,
): FlightRow[] {
  const inPolicy = { ...clearFlightFilter(filter), inPolicyOnly: true };
  return showFlights(index, inPolicy, DEFAULT_FLIGHT_LIST_SETTINGS.sort);
}

export function alternativesAmong(inPolicy: readonly FlightRow[], id: string): FlightRow[] {
  const isSame = (row: FlightRow) => row.id === id;
  const others = inPolicy.filter((row) => !isSame(row));
  return [...inPolicy.filter(isSame), ...others].slice(0, MOST_ALTERNATIVES);
}
