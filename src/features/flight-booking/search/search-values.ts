import {
  type FlightFault,
  type FlightField,
  findFlightFaults,
} from '#domain/flight-booking/criteria-faults.ts';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';

export type SearchField = FlightField;
export type SearchFault = FlightFault | 'airportNotChosen';

interface SearchSurroundings {
  typedIn: (field: SearchField) => string;
  now: Date;
}

type Faults = Partial<Record<SearchField, SearchFault>>;

export function findFaults(criteria: FlightCriteria, { typedIn, now }: SearchSurroundings): Faults {
  const faults: Faults = findFlightFaults(criteria, now);
  for (const field of airportFields(criteria)) {
    if (faults[field] === 'required' && typedIn(field).trim() !== '') faults[field] = 'airportNotChosen';
  }
  return faults;
}

export function airportFields({ legs }: FlightCriteria): SearchField[] {
  return legs.flatMap((_, at): SearchField[] => [`legs.${at}.origin`, `legs.${at}.destination`]);
}
