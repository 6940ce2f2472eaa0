import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { FIRST_TRIPS } from '../../api/trip-list-requests.ts';
import { tripCountsQuery } from '../../api/trip-requests.ts';

/** On how many trips the person may decide; counted again after each decision, and when the window is looked at again. */
export function useTripsToDecide(companyId: string): number {
  const { api } = useRouter().options.context;
  const { data } = useQuery({
    ...tripCountsQuery(api, companyId, FIRST_TRIPS.searchString),
    refetchOnWindowFocus: true,
    throwOnError: false,
  });
  return data?.toDecide ?? 0;
}
