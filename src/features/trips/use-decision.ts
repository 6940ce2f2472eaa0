import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Trip } from '#domain/contract.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import type { Api } from '../../api/client.ts';
import { readData } from '../../api/errors.ts';
import { invalidateTripLists, tripQuery, tripsQuery } from '../../api/trip-queries.ts';
import { paths } from '../../components/paths.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { describeError, errorCodeOf } from '../../i18n/describe-error.ts';
import { decidableChange } from './changes/changes.ts';
import {
  type DecidingProps,
  type DecisionState,
  findActionOffer,
  type OpenDecision,
  tripForDecision,
  type WaitingNeighbours,
} from './deciding/deciding.ts';
import { decidedWords } from './deciding/decision-words.ts';

const CLOSED = { state: 'closed' } as const;

/**
 * A decision applies to the version that was shown; when the trip has changed, it is shown and the user
 * decides again.
 */
export function useDecision(trip: Trip): DecidingProps {
  const { api } = useRouter().options.context;
  const { i18n } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [decision, setDecision] = useState<DecisionState>(CLOSED);
  const sent = useRef(false);
  const neighbours = useWaitingNeighbours(trip, decision.state === 'decided');
  const { queryKey } = tripQuery(api, trip._id);

  async function send(comment: string): Promise<void> {
    if (decision.state !== 'open' || sent.current) return;
    sent.current = true;
    const { subject, action } = decision;
    setDecision({ ...decision, sending: true, refusal: null });
    try {
      client.setQueryData(queryKey, await sendDecision(api, trip._id, decision, comment));
      setDecision({ state: 'decided', subject, action });
      showToast(i18n._(decidedWords({ subject, action })), 'success');
      invalidateTripLists(client);
    } catch (error) {
      setDecision(await handleRefusal(decision, error));
    } finally {
      sent.current = false;
    }
  }

  /** The trip is reloaded, so that the user decides on its current version. */
  async function handleRefusal(open: OpenDecision, error: unknown): Promise<DecisionState> {
    const refused = { ...open, sending: false, refusal: describeError(error) };
    const latest = await client.fetchQuery(tripQuery(api, trip._id)).catch(() => null);
    if (!latest) return refused;
    const shown = tripForDecision(latest);
    if (errorCodeOf(error) !== 'trip_changed') return { ...refused, shown };
    return { ...open, sending: false, refusal: null, shown, totalBefore: open.shown.total };
  }

  return {
    decision,
    neighbours,
    onDecide: (action, subject) =>
      setDecision({
        state: 'open',
        subject,
        action,
        shown: tripForDecision(trip),
        totalBefore: null,
        sending: false,
        refusal: null,
      }),
    onLeaveDecision: () => setDecision(CLOSED),
    onSendDecision: (comment) => void send(comment),
    onGo: (href) => void navigate({ href }),
  };
}

function sendDecision(
  { http }: Api,
  tripId: string,
  { subject, action, shown }: OpenDecision,
  comment: string,
): Promise<Trip> {
  const said = { comment: comment || undefined };
  if (subject.kind === 'change') {
    const { version } = shown;
    const params = { path: { tripId, changeId: subject.changeId } };
    const change = '/api/trips/{tripId}/changes/{changeId}';
    return action === 'approve'
      ? readData(http.POST(`${change}/approve`, { params, body: { version, ...said } }))
      : readData(http.POST(`${change}/reject`, { params, body: { version, comment } }));
  }
  const params = { path: { tripId } };
  switch (action) {
    case 'approve':
      return readData(http.POST('/api/trips/{tripId}/approve', { params, body: { ...shown, ...said } }));
    case 'reject':
      return readData(http.POST('/api/trips/{tripId}/reject', { params, body: { ...shown, comment } }));
    case 'sendBack': {
      const body = { ...shown, comment, sendBack: true };
      return readData(http.POST('/api/trips/{tripId}/reject', { params, body }));
    }
  }
}

function useWaitingNeighbours(trip: Trip, decided: boolean): WaitingNeighbours {
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
  return findActionOffer(trip, 'approve').kind === 'allowed' || decidableChange(trip) !== undefined;
}

/**
 * The previous and the next trip in a list; for a trip that is not in it, the next is the first of the list.
 */
export function neighboursIn(tripIds: readonly string[], tripId: string): WaitingNeighbours {
  const index = tripIds.indexOf(tripId);
  const others = tripIds.length - (index === -1 ? 0 : 1);
  return { previous: toPath(tripIds[index - 1]), next: toPath(tripIds[index + 1]), others };
}

function toPath(tripId: string | undefined): string | null {
  return tripId === undefined ? null : paths.trip(tripId);
}
