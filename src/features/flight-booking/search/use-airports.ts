import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { BookingTraveler } from '#domain/booking/flow-types.ts';
import type { PickedAirport } from '#domain/flight-booking/flight-criteria.ts';
import { findAirports } from '../../../api/airport-requests.ts';
import { locationsQuery } from '../../../api/booking-requests.ts';
import { companyAirportsQuery, flownAirportsQuery } from '../../../api/known-airport-requests.ts';
import type { AirportsOfForm } from './search-fields.ts';

const MOST_KNOWN = 6;
const NONE: readonly PickedAirport[] = [];

/**
 * How airports are found, and those that are proposed before anything is typed: of the traveller's flights or, where
 * there are none, of the company's cities. Where they can't be loaded, nothing is proposed.
 */
export function useAirports(
  companyId: string,
  traveler: BookingTraveler | null,
): Pick<AirportsOfForm, 'find' | 'known'> {
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
    }),
    [api, known],
  );
}
