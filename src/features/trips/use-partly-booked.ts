import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Trip } from '#domain/contract.ts';
import { renewalQuery } from '../../api/trip-decision-requests.ts';
import { cancellationQuery } from '../../api/trip-requests.ts';
import { describeError } from '../../i18n/describe-error.ts';
import { offerOf } from './deciding/deciding.ts';
import { isToBeDecided } from './partly-booked/is-to-be-decided.ts';
import type { Loadable, PartlyBookedProps } from './partly-booked/partly-booked.ts';

/** Requests the cost of the choices while a trip is partly booked, once per version. */
export function usePartlyBooked(trip: Trip): Omit<PartlyBookedProps, 'onChooseAnother'> {
  const { api } = useRouter().options.context;
  const isOpen = isToBeDecided(trip);
  const renewal = useQuery({
    ...renewalQuery(api, trip),
    enabled: isOpen && offerOf(trip, 'resubmit').kind === 'allowed',
    throwOnError: false,
  });
  const quote = useQuery({
    ...cancellationQuery(api, trip),
    enabled: isOpen && offerOf(trip, 'cancel').kind === 'allowed',
    throwOnError: false,
  });
  return { renewal: loadableFrom(renewal), quote: loadableFrom(quote) };
}

interface LoadingQuery<Answer> {
  data: Answer | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

function loadableFrom<Answer>({ data, error, isFetching, refetch }: LoadingQuery<Answer>): Loadable<Answer> {
  if (data !== undefined) return { state: 'answered', answer: data };
  if (!error || isFetching) return { state: 'asking' };
  return { state: 'failed', message: describeError(error), onRetry: () => void refetch() };
}
