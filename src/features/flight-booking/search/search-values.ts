import {
  type FlightFault,
  type FlightField,
  findFlightFaults,
} from '#domain/flight-booking/criteria-faults.ts';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';

export type SearchField = FlightField;
export type SearchFault = FlightFault | 'airportNotChosen';

/** Known data besides the values themselves. */
interface SearchSurroundings {
  /** The typed text of a field whose airport is not chosen. */
  typedIn: (field: SearchField) => string;
  now: Date;
}

type Faults = Partial<Record<SearchField, SearchFault>>;

/** The errors to correct before a search, field by field. */
export function findFaults(criteria: FlightCriteria, { typedIn, now }: SearchSurroundings): Faults {
  const faults: Faults = findFlightFaults(criteria, now);
  for (const field of airportFields(criteria)) {
    if (faults[field] === 'required' && typedIn(field).trim() !== '') faults[field] = 'airportNotChosen';
  }
  return faults;
}

/** The fields of airports, in the order of the form. */
export function airportFields({ legs }: FlightCriteria): SearchField[] {
  return legs.flatMap((_, at): SearchField[] => [`legs.${at}.origin`, `legs.${at}.destination`]);
}
