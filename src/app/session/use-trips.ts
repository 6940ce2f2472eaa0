import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { TripFilter } from '#domain/contract.ts';
import { tripCountsQuery, tripsQuery } from '../../api/trip-requests.ts';
import type { TripListState } from '../../features/home/TripResults.tsx';
import type { TripsSectionProps } from '../../features/home/TripsSection.tsx';
import { describeError } from '../../i18n/describe-error.ts';
import { DEFAULT_TRIP_FILTER } from './trips-search.ts';

const TYPING_MS = 300;

/** The trips of a filter, which the address names, and of what is typed. */
export function useTrips(companyId: string): Omit<TripsSectionProps, 'bookingHref'> {
  const { api } = useRouter().options.context;
  const { trips: filter = DEFAULT_TRIP_FILTER, page = 1 } = useSearch({ from: '/_authenticated/' });
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), TYPING_MS);
  const wanted = { tripFilter: filter, page, searchString: words };
  const found = useQuery({
    ...tripsQuery(api, companyId, wanted),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const counts = useQuery({
    ...tripCountsQuery(api, companyId, words),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  return {
    filter,
    counts: counts.data,
    typed,
    onSearch: setTyped,
    hrefOf: (one, wantedPage) => hrefOf(one, wantedPage),
    list: stateOf(),
  };

  function stateOf(): TripListState {
    const { data, error, isFetching, refetch } = found;
    if (error && !isFetching) {
      return { state: 'failed', message: describeError(error), onRetry: () => void refetch() };
    }
    return data ? { state: 'ready', trips: data, updating: isFetching } : { state: 'loading' };
  }
}

function hrefOf(filter: TripFilter, page: number): string {
  const query = new URLSearchParams({ trips: filter, ...(page > 1 && { page: String(page) }) });
  return `/?${query}`;
}
