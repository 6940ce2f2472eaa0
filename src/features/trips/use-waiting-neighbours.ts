import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Trip } from '#domain/contract.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { tripsQuery } from '../../api/trip-requests.ts';
import { decidableChange } from './changes/changes.ts';
import type { WaitingNeighbours } from './deciding/deciding.ts';
import { offerOf } from './deciding/deciding.ts';
import { neighboursIn } from './neighbours-in.ts';

/** The trips before and after this one on which the user may decide. */
export function useWaitingNeighbours(trip: Trip, decided: boolean): WaitingNeighbours {
  const { api } = useRouter().options.context;
  const companyId = useSessionSelector(selectSession)?.company._id ?? '';
  const { data } = useQuery({
    ...tripsQuery(api, companyId, { page: 1, tripFilter: 'waitingApproval', searchString: '' }),
    enabled: decided || isToDecide(trip),
    throwOnError: false,
  });
  const waiting = (data?.docs ?? []).filter(({ waiting }) => waiting?.mayDecide);
  return neighboursIn(
    waiting.map(({ _id }) => _id),
    trip._id,
  );
}

function isToDecide(trip: Trip): boolean {
  return offerOf(trip, 'approve').kind === 'allowed' || decidableChange(trip) !== undefined;
}
