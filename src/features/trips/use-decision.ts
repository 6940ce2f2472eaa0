import { useLingui } from '@lingui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Trip } from '#domain/contract.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import type { Api } from '../../api/client.ts';
import { approveChange, approveTrip, rejectChange, rejectTrip } from '../../api/trip-decision-requests.ts';
import { tripQuery, tripsQuery } from '../../api/trip-requests.ts';
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
import { neighboursIn } from './neighbours-in.ts';

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
      void client.invalidateQueries({ queryKey: ['trips'] });
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
  api: Api,
  tripId: string,
  { subject, action, shown }: OpenDecision,
  comment: string,
): Promise<Trip> {
  const said = comment === '' ? {} : { comment };
  if (subject.kind === 'change') {
    const { version } = shown;
    const address = { tripId, changeId: subject.changeId };
    return action === 'approve'
      ? approveChange(api, address, { version, ...said })
      : rejectChange(api, address, { version, comment });
  }
  switch (action) {
    case 'approve':
      return approveTrip(api, tripId, { ...shown, ...said });
    case 'reject':
      return rejectTrip(api, tripId, { ...shown, comment });
    case 'sendBack':
      return rejectTrip(api, tripId, { ...shown, comment, sendBack: true });
  }
}

/** The trips before and after this one on which the user may decide. */
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
