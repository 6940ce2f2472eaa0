import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import type { EnumStore } from '../../../api/enum-store.ts';
import type { FlightNames } from '../flight-names.ts';

/** Airlines by the category airlines, airports by those that were looked for. */
export function flightNamesOf(enums: EnumStore, { legs }: FlightCriteria): FlightNames {
  const picked = legs.flatMap(({ origin, destination }) => [origin, destination]);
  return {
    airlines: new Map(enums.choices('airlines').map(({ id, label }) => [id, label])),
    airports: new Map(picked.flatMap((airport) => (airport ? [[airport.code, airport.name] as const] : []))),
    aircraft: new Map(),
  };
}
