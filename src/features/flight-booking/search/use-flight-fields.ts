import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { SelectedAirport } from '#domain/flight-booking/flight-criteria.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { locationsQuery } from '../../../api/booking-queries.ts';
import { findAirports } from '../../../api/find-airports.ts';
import { companyAirportsQuery, flownAirportsQuery } from './known-airports.ts';
import type { AirportsOfForm } from './search-fields.ts';

export function useFlightFields(session: Session, traveler: BookingTraveler | null) {
  const { api, enums } = useRouter().options.context;
  return {
    ...useAirports(session.company._id, traveler),
    now: api.clock.now().toISOString(),
    serviceClasses: enums.choices('serviceclasses'),
    airlines: enums.choices('airlines'),
  };
}

const MOST_KNOWN = 6;
const NONE: readonly SelectedAirport[] = [];

/**
 * How airports are found, and those that are proposed before anything is typed: of the traveler's flights or, where
 * there are none, of the company's cities. Where they can't be loaded, nothing is proposed.
 */
function useAirports(
  companyId: string,
  traveler: BookingTraveler | null,
): Pick<AirportsOfForm, 'find' | 'known' | 'home'> {
  const { api } = useRouter().options.context;
  const { data: flown = NONE, isFetching } = useQuery({
    ...flownAirportsQuery(api, companyId, traveler),
    enabled: traveler !== null,
    throwOnError: false,
  });
  const hasNotFlown = !isFetching && flown.length === 0;
  const { data: places } = useQuery({
    ...locationsQuery(api, companyId),
    enabled: hasNotFlown,
    throwOnError: false,
  });
  const { data: ofCompany = NONE } = useQuery({
    ...companyAirportsQuery(api, companyId, places?.locations ?? []),
    enabled: hasNotFlown && places !== undefined,
    throwOnError: false,
  });
  const known = hasNotFlown ? ofCompany : flown;
  return useMemo(
    () => ({
      find: (typed, signal) => findAirports(api, typed, signal),
      known: known.slice(0, MOST_KNOWN),
      home: flown[0] ?? null,
    }),
    [api, known, flown],
  );
}
