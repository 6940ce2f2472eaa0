import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { TripSummary } from '#domain/contract.ts';
import { approveTrip } from '../../api/trip-decision-requests.ts';
import { describeError, errorCodeOf } from '../../i18n/describe-error.ts';
import {
  type BulkApprovalProps,
  type BulkItem,
  type BulkResult,
  type BulkState,
  withoutFailures,
  withResult,
} from './bulk-approval.ts';

const CLOSED: BulkState = { state: 'closed' };

/**
 * Trips are approved one after the other, each in the version that the list shows; leaving the page stops it,
 * and finished approvals remain.
 */
export function useBulkApproval(): BulkApprovalProps {
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const [bulk, setBulk] = useState(CLOSED);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const stopped = useRef(false);
  const isRunning = useRef(false);

  // After leaving the page nothing more is approved.
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );

  async function run(initialItems: readonly BulkItem[]): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    stopped.current = false;
    let items = initialItems;
    setBulk({ state: 'running', items, stopping: false });
    for (const { trip } of initialItems.filter(({ result }) => result === null)) {
      if (stopped.current) break;
      items = withResult(items, trip._id, await approve(trip));
      setBulk({ state: 'running', items, stopping: stopped.current });
    }
    isRunning.current = false;
    setBulk({ state: 'finished', items });
  }

  async function approve({ _id, version, total }: TripSummary): Promise<BulkResult> {
    try {
      await approveTrip(api, _id, { version, total });
      return { kind: 'approved' };
    } catch (error) {
      if (errorCodeOf(error) === 'trip_changed') return { kind: 'changed' };
      return { kind: 'failed', message: describeError(error) };
    }
  }

  function stop(): void {
    stopped.current = true;
    setBulk((now) => (now.state === 'running' ? { ...now, stopping: true } : now));
  }

  function close(): void {
    setBulk(CLOSED);
    if (bulk.state !== 'finished') return;
    setChosen(new Set());
    void client.invalidateQueries({ queryKey: ['trips'] });
  }

  return {
    bulk,
    chosen,
    onChoose: (tripIds, on) =>
      setChosen((now) => new Set([...now, ...tripIds].filter((id) => on || !tripIds.includes(id)))),
    onAsk: () => setBulk({ state: 'asking' }),
    onApprove: (trips) => void run(trips.map((trip) => ({ trip, result: null }))),
    onStop: stop,
    onRetry: () => {
      if (bulk.state === 'finished') void run(withoutFailures(bulk.items));
    },
    onClose: close,
  };
}
