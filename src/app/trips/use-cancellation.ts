import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Trip, TripCancelRequest } from '#domain/contract.ts';
import { cancellationQuery, cancelTrip, tripQuery } from '../../api/trip-requests.ts';
import type { CancellationState } from '../../features/trips/CancelDialog.tsx';
import { describeError } from '../../i18n/describe-error.ts';

interface Cancelling {
  cancellation: CancellationState;
  onAskCancellation: (part?: string) => void;
  onLeaveCancellation: () => void;
  onCancel: (request: TripCancelRequest) => void;
}

const CLOSED = { state: 'closed' } as const;

/** What a cancellation costs is asked first; only what was shown is cancelled. */
export function useCancellation(trip: Trip): Cancelling {
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const [cancellation, setCancellation] = useState<CancellationState>(CLOSED);

  async function ask(part?: string): Promise<void> {
    const meant = part === undefined ? {} : { part };
    const asking: CancellationState = { state: 'asking', ...meant };
    setCancellation(asking);
    const answer = await client
      .fetchQuery(cancellationQuery(api, trip))
      .then(
        (quote): CancellationState => ({ state: 'quoted', ...meant, quote, sending: false, refusal: null }),
      )
      .catch((error: unknown): CancellationState => {
        const message = describeError(error);
        return { state: 'unanswered', ...meant, message, onRetry: () => void ask(part) };
      });
    // The answer is dropped when the dialog was closed before it came.
    setCancellation((now) => (now === asking ? answer : now));
  }

  async function cancel(request: TripCancelRequest): Promise<void> {
    if (cancellation.state !== 'quoted' || cancellation.sending) return;
    setCancellation({ ...cancellation, sending: true, refusal: null });
    try {
      client.setQueryData(tripQuery(api, trip._id).queryKey, await cancelTrip(api, trip._id, request));
      setCancellation(CLOSED);
    } catch (error) {
      setCancellation({ ...cancellation, sending: false, refusal: describeError(error) });
    }
  }

  return {
    cancellation,
    onAskCancellation: (part) => void ask(part),
    onLeaveCancellation: () => setCancellation(CLOSED),
    onCancel: (request) => void cancel(request),
  };
}
