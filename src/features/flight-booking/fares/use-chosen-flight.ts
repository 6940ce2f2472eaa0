import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { FlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import type { FlightList, ListedFlight } from '#domain/flight-booking/flight-list.ts';
import { flightSearchRequestOf } from '#domain/flight-booking/flight-requests.ts';
import { changingRequest } from '#domain/part-change/changing-request.ts';
import { useChangedPart } from '../../../actors/booking/booking-hooks.ts';
import { useFlightBookingSelector, useFoundFlights } from '../../../actors/flight-booking/flight-booking.ts';
import { flightListQuery } from '../../../api/flight-requests.ts';
import { usePast } from '../../../booking/use-past.ts';
import type { AreaFailure } from '../../../components/AreaError.tsx';
import { useAreaFailure } from '../../../errors/use-area-failure.ts';

type ChosenFlight =
  | { state: 'loading' }
  | { state: 'failed'; failure: AreaFailure }
  /** No source has it any longer. */
  | { state: 'gone' }
  | { state: 'ready'; flight: ListedFlight; list: FlightList; isPast: boolean; retry: () => void };

/** The chosen flight with its fares: as the list has shown it, or searched again when there is no list. */
export function useChosenFlight(criteria: FlightCriteria, id: string): ChosenFlight {
  const { api } = useRouter().options.context;
  const found = useFoundFlights();
  const changed = useChangedPart();
  const search = useFlightBookingSelector(({ context }) => context.search.number);
  const [isSearchedAgain, setSearchedAgain] = useState(false);
  const shown = found.search === search && !isSearchedAgain ? found.shown : null;
  const listed = shownIn(shown, id);
  const query = useQuery({
    ...flightListQuery(api, changingRequest(flightSearchRequestOf(criteria), changed)),
    enabled: listed === null,
    throwOnError: false,
    refetchOnWindowFocus: false,
  });
  const isPast = usePast((listed ? shown : query.data)?.expiresAt);
  const retry = () => {
    if (listed) setSearchedAgain(true);
    else void query.refetch();
  };
  const failure = useAreaFailure(listed || query.data ? null : query.error, retry);
  if (listed) return { state: 'ready', ...listed, isPast, retry };
  if (query.isFetching && (!query.data || isPast)) return { state: 'loading' };
  if (failure) return { state: 'failed', failure };
  const searched = shownIn(query.data ?? null, id);
  if (searched) return { state: 'ready', ...searched, isPast, retry };
  return { state: query.data === undefined ? 'loading' : 'gone' };
}

function shownIn(list: FlightList | null, id: string): { list: FlightList; flight: ListedFlight } | null {
  const flight = list?.flights.find((one) => one.id === id);
  return list && flight ? { list, flight } : null;
}
