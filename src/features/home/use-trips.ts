import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { Session } from '#machines/session/session-machine.ts';
import { tripCountsQuery, tripsQuery } from '../../api/trip-queries.ts';
import { useChosenPeople } from '../../booking/chosen-people.ts';
import { useAreaFailure } from '../../errors/use-area-failure.ts';
import { localZone } from '../../i18n/format.ts';
import { useSearchField } from '../../records/use-record-list.ts';
import type { TripListState } from './TripResults.tsx';
import type { TripsSectionProps } from './TripsSection.tsx';
import { toListParams, tripsAddress } from './trips-search.ts';

interface HomeTrips extends Omit<TripsSectionProps, 'bookingHref'> {
  isCounted: boolean;
}

export function useTrips({
  company: { _id: companyId },
  companyUser: { _id: personId },
}: Session): HomeTrips {
  const people = useChosenPeople(companyId);
  const { api } = useRouter().options.context;
  const navigate = useNavigate();
  const search = useSearch({ from: '/_authenticated/' });
  const params = toListParams(search, people);
  const { tripFilter: filter, searchString: words } = params;
  const { typed, onType } = useSearchField(words, (searchText) => {
    // The results for other words have their own pages.
    const { page: _, ...rest } = search;
    void navigate({ href: tripsAddress({ ...rest, searchString: searchText }), replace: true });
  });
  const found = useQuery({
    ...tripsQuery(api, companyId, params),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const failure = useAreaFailure(found.error, () => void found.refetch());
  const counts = useQuery({
    ...tripCountsQuery(api, companyId, params),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  return {
    filter,
    people,
    counts: counts.data,
    isCounted: !counts.isPending,
    typed,
    onSearch: onType,
    hrefOf: (trips, page) => tripsAddress({ trips, page, searchString: words }),
    list: deriveState(),
    personId,
    now: api.clock.now().toISOString(),
    zone: localZone(),
  };

  function deriveState(): TripListState {
    const { data, isFetching } = found;
    if (failure && !isFetching) return { state: 'failed', failure };
    return data ? { state: 'ready', trips: data, updating: isFetching } : { state: 'loading' };
  }
}
