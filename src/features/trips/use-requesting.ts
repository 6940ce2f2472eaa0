import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { earlierChoice } from '#domain/booking/choice-of-part.ts';
import type { ErrorCode, Trip, TripEditRequest } from '#domain/contract.ts';
import { criteriaOfPart } from '#domain/trip-draft/criteria-of-part.ts';
import { pendingOrder } from '../../actors/booking/to-outcome.ts';
import { ifMatch, readSaved } from '../../api/saved.ts';
import { invalidateTripLists, renewalQuery, tripQuery } from '../../api/trip-queries.ts';
import { useStartFlow } from '../../booking/use-start-flow.ts';
import { paths } from '../../components/paths.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { describeError, errorCodeOf } from '../../i18n/describe-error.ts';
import type { EditState, InfoEdit, RenewalState, RequestingProps } from './request/requesting.ts';

type Answer = 'saved' | 'stale';
type ReadyRenewal = Extract<RenewalState, { state: 'loaded' }>;

const CLOSED = { state: 'closed' } as const;
const RESTING = { sending: false, changed: false, refusal: null, earlierTripHref: null } as const;
const OUTDATED: ReadonlySet<ErrorCode | null> = new Set([
  'price_changed',
  'approval_changed',
  'trip_changed',
]);

export function useRequesting(trip: Trip): RequestingProps {
  const { api, enums } = useRouter().options.context;
  const { t } = useLingui();
  const client = useQueryClient();
  const [edit, setEdit] = useState<EditState>(CLOSED);
  const isSending = useRef(false);
  const startFlow = useStartFlow();
  const { renewal, load, sendRenewal, leaveRenewal } = useRenewal(trip, send);

  /** One request at a time; the answer is the current trip, changed or not. */
  async function send(version: number, edit: TripEditRequest): Promise<Answer> {
    const { state, record } = await readSaved(
      api.http.PUT('/api/trips/{tripId}', {
        params: { path: { tripId: trip._id }, header: ifMatch(version) },
        body: edit,
      }),
    );
    client.setQueryData(tripQuery(api, trip._id).queryKey, record);
    invalidateTripLists(client);
    return state;
  }

  async function once(work: () => Promise<void>): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    await work().finally(() => {
      isSending.current = false;
    });
  }

  async function saveEdit(bookingInfo: InfoEdit): Promise<void> {
    const sending: EditState = { state: 'open', sending: true, changed: false, refusal: null };
    setEdit(sending);
    try {
      const stale = (await send(trip.version, { bookingInfo })) === 'stale';
      setEdit(stale ? { ...sending, sending: false, changed: true } : CLOSED);
      if (!stale) showToast(t`The request is saved.`, 'success');
    } catch (error) {
      setEdit({ ...sending, sending: false, refusal: describeError(error) });
    }
  }

  return {
    purposes: enums.choices('trippurposes'),
    edit,
    onEdit: () => setEdit({ state: 'open', sending: false, changed: false, refusal: null }),
    onLeaveEdit: () => setEdit(CLOSED),
    onSaveEdit: (info) => void once(() => saveEdit(info)),
    renewal,
    onRenew: () => void load(),
    onLeaveRenewal: leaveRenewal,
    onSendRenewal: (info) => {
      if (renewal.state === 'loaded') void once(() => sendRenewal(renewal, info));
    },
    onSearchAgain: (part) => {
      const { bookingInfo, travelers } = trip;
      const { kind, criteria } = criteriaOfPart(part, { purpose: bookingInfo.purpose, travelers });
      startFlow(kind, { criteria, replaces: null, earlier: earlierChoice(part, bookingInfo) });
    },
  };
}

/** What the trip costs now if it is requested again; the form stays open until it is sent. */
function useRenewal(trip: Trip, send: (version: number, edit: TripEditRequest) => Promise<Answer>) {
  const { api } = useRouter().options.context;
  const { t } = useLingui();
  const client = useQueryClient();
  const [renewal, setRenewal] = useState<RenewalState>(CLOSED);

  async function load(): Promise<void> {
    const loading: RenewalState = { state: 'loading' };
    setRenewal(loading);
    const answer = await client
      .fetchQuery(renewalQuery(api, trip))
      .then((loaded): RenewalState => readyRenewal(loaded))
      .catch((error: unknown): RenewalState => {
        const message = describeError(error);
        return { state: 'failed', message, onRetry: () => void load() };
      });
    // A dialog that was closed in between stays closed.
    setRenewal((now) => (now === loading ? answer : now));
  }

  async function sendRenewal(loaded: ReadyRenewal, bookingInfo: InfoEdit): Promise<void> {
    const { version, total, verdict } = loaded.renewal;
    if (!total || !verdict) return;
    const isRetry = trip.status === 'approved';
    setRenewal({ ...loaded, ...RESTING, sending: true });
    try {
      const resubmit = { total, levels: verdict.levels };
      if ((await send(version, { bookingInfo, resubmit })) === 'stale') return await loadChanged(loaded);
      setRenewal(CLOSED);
      showToast(
        isRetry ? t`What could not be booked is tried again.` : t`The trip is requested again.`,
        'success',
      );
    } catch (error) {
      if (OUTDATED.has(errorCodeOf(error))) return await loadChanged(loaded);
      setRenewal(refusedRenewal(loaded, error));
    }
  }

  /** The form stays open, with the entered values. */
  async function loadChanged(loaded: ReadyRenewal): Promise<void> {
    try {
      const latest = await client.fetchQuery(renewalQuery(api, trip));
      setRenewal({ ...readyRenewal(latest), changed: true });
    } catch (error) {
      setRenewal(refusedRenewal(loaded, error));
    }
  }

  return { renewal, load, sendRenewal, leaveRenewal: () => setRenewal(CLOSED) };
}

function readyRenewal(renewal: ReadyRenewal['renewal']): ReadyRenewal {
  return { state: 'loaded', renewal, ...RESTING };
}

function refusedRenewal({ renewal }: ReadyRenewal, error: unknown): ReadyRenewal {
  const earlierTrip = pendingOrder(error)?.tripId;
  const refusal = describeError(error);
  return { ...readyRenewal(renewal), refusal, earlierTripHref: earlierTrip ? paths.trip(earlierTrip) : null };
}
