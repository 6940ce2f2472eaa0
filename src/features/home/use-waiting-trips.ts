import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Session } from '#machines/session/session-machine.ts';
import { FIRST_TRIPS, tripsQuery } from '../../api/trip-queries.ts';

export function useWaitingTrips({ company }: Session, enabled = true) {
  const { api } = useRouter().options.context;
  return useQuery({
    ...tripsQuery(api, company._id, { ...FIRST_TRIPS, tripFilter: 'waitingApproval' }),
    enabled,
    throwOnError: false,
  });
}
