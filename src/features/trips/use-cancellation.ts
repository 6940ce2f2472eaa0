import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Trip, TripCancelRequest } from '#domain/contract.ts';
import { readData } from '../../api/errors.ts';
import { cancellationQuery, tripQuery } from '../../api/trip-queries.ts';
import { describeError, errorCodeOf } from '../../i18n/describe-error.ts';
import type { CancellationState } from './CancelDialog.tsx';

interface Cancelling {
  cancellation: CancellationState;
  onAskCancellation: (part?: string) => void;
  onLeaveCancellation: () => void;
  onCancel: (request: TripCancelRequest) => void;
}

const CLOSED = { state: 'closed' } as const;

/** The cost of a cancellation is requested first; only what was shown is cancelled. */
export function useCancellation(trip: Trip): Cancelling {
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const [cancellation, setCancellation] = useState<CancellationState>(CLOSED);

  async function quote(part: string | undefined, refusal: string | null): Promise<CancellationState> {
    const named = part === undefined ? {} : { part };
    try {
      const answer = await client.fetchQuery(cancellationQuery(api, trip));
      return { state: 'quoted', ...named, quote: answer, sending: false, refusal };
    } catch (error) {
      return { state: 'unanswered', ...named, message: describeError(error), onRetry: () => void ask(part) };
    }
  }

  async function ask(part?: string): Promise<void> {
    const asking: CancellationState = part === undefined ? { state: 'asking' } : { state: 'asking', part };
    setCancellation(asking);
    const answer = await quote(part, null);
    // The answer is dropped when the dialog was closed before it arrived.
    setCancellation((now) => (now === asking ? answer : now));
  }

  async function cancel(request: TripCancelRequest): Promise<void> {
    if (cancellation.state !== 'quoted' || cancellation.sending) return;
    setCancellation({ ...cancellation, sending: true, refusal: null });
    try {
      const params = { path: { tripId: trip._id } };
      const answer = api.http.POST('/api/trips/{tripId}/cancel', { params, body: request });
      client.setQueryData(tripQuery(api, trip._id).queryKey, await readData(answer));
      setCancellation(CLOSED);
    } catch (error) {
      const refusal = describeError(error);
      // The amounts that were shown are outdated.
      const isDearer = errorCodeOf(error) === 'penalty_changed';
      setCancellation(
        isDearer ? await quote(cancellation.part, refusal) : { ...cancellation, sending: false, refusal },
      );
    }
  }

  return {
    cancellation,
    onAskCancellation: (part) => void ask(part),
    onLeaveCancellation: () => setCancellation(CLOSED),
    onCancel: (request) => void cancel(request),
  };
}
