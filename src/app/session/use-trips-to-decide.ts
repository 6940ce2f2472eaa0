import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { FIRST_TRIPS } from '../../api/trip-list-requests.ts';
import { tripCountsQuery } from '../../api/trip-requests.ts';
import { paths } from '../../components/paths.ts';
import { readTripsSearch } from '../../features/home/trips-search.ts';

/**
 * On how many trips the person may decide; counted again after each decision, and when the window is looked at again.
 * The home page counts for itself, unless it counts only what is searched for.
 */
export function useTripsToDecide(companyId: string): number {
  const { api } = useRouter().options.context;
  const isCountedByPage = useLocation({
    select: ({ pathname, search }) => pathname === paths.home && !readTripsSearch(search).searchString,
  });
  const { data } = useQuery({
    ...tripCountsQuery(api, companyId, FIRST_TRIPS.searchString),
    enabled: !isCountedByPage,
    refetchOnWindowFocus: true,
    throwOnError: false,
  });
  return data?.toDecide ?? 0;
}
