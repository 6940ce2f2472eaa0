import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { FIRST_TRIPS } from '../../api/trip-list-requests.ts';
import { tripCountsQuery } from '../../api/trip-requests.ts';

/**
 * On how many trips the person may decide; counted again after each decision, and when the window is looked at again.
 * The home page counts for itself, unless it counts only what is searched for.
 */
export function useTripsToDecide(companyId: string): number {
  const { api } = useRouter().options.context;
  const isCountedByPage = useSearch({
    from: '/_authenticated/',
    shouldThrow: false,
    select: ({ searchString }) => !searchString,
  });
  const { data } = useQuery({
    ...tripCountsQuery(api, companyId, FIRST_TRIPS.searchString),
    enabled: !isCountedByPage,
    refetchOnWindowFocus: true,
    throwOnError: false,
  });
  return data?.toDecide ?? 0;
}
