import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { TripSummary } from '#domain/contract.ts';
import { readData } from '../../api/errors.ts';
import { invalidateTripLists } from '../../api/trip-queries.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
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
  const { t } = useLingui();
  const client = useQueryClient();
  const [bulk, setBulk] = useState(CLOSED);
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
    if (items.every(({ result }) => result?.kind === 'approved')) {
      const count = items.length;
      showToast(t`${plural(count, { one: '# trip approved', other: '# trips approved' })}`, 'success');
      leave();
    } else setBulk({ state: 'finished', items });
  }

  async function approve({ _id, version, total }: TripSummary): Promise<BulkResult> {
    try {
      const params = { path: { tripId: _id } };
      await readData(api.http.POST('/api/trips/{tripId}/approve', { params, body: { version, total } }));
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
    if (bulk.state === 'finished') leave();
    else setBulk(CLOSED);
  }

  function leave(): void {
    setBulk(CLOSED);
    invalidateTripLists(client);
  }

  return {
    bulk,
    onAsk: (trips) => setBulk({ state: 'asking', trips }),
    onApprove: () => {
      if (bulk.state === 'asking') void run(bulk.trips.map((trip) => ({ trip, result: null })));
    },
    onStop: stop,
    onRetry: () => {
      if (bulk.state === 'finished') void run(withoutFailures(bulk.items));
    },
    onClose: close,
  };
}
