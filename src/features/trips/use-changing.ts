import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Trip } from '#domain/contract.ts';
import { approveChange, rejectChange, withdrawChange } from '../../api/trip-decision-requests.ts';
import { tripQuery } from '../../api/trip-requests.ts';
import { useStartChange } from '../../booking/use-start-change.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { describeError, errorCodeOf } from '../../i18n/describe-error.ts';
import { CHANGE_DECIDED_WORDS, WITHDRAWN_WORDS } from './changes/change-words.ts';
import type { ChangeDecisionState, ChangingProps, WithdrawalState } from './changes/changes.ts';

type OpenDecision = Extract<ChangeDecisionState, { state: 'open' }>;

const CLOSED = { state: 'closed' } as const;

/** Changes of booked parts: starts them, and decides on or withdraws pending ones. */
export function useChanging(trip: Trip): ChangingProps {
  const { api } = useRouter().options.context;
  const { i18n } = useLingui();
  const client = useQueryClient();
  const startChange = useStartChange();
  const [decision, setDecision] = useState<ChangeDecisionState>(CLOSED);
  const [withdrawal, setWithdrawal] = useState<WithdrawalState>(CLOSED);
  const sent = useRef(false);

  function show(changed: Trip): void {
    client.setQueryData(tripQuery(api, trip._id).queryKey, changed);
    void client.invalidateQueries({ queryKey: ['trips'] });
  }

  /** Only one request at a time, however often a button is pressed. */
  async function once(send: () => Promise<void>): Promise<void> {
    if (sent.current) return;
    sent.current = true;
    await send().finally(() => {
      sent.current = false;
    });
  }

  async function decide(open: OpenDecision, comment: string): Promise<void> {
    setDecision({ ...open, sending: true, refusal: null });
    try {
      show(await sendDecision(open, comment));
      setDecision({ state: 'decided', action: open.action });
      showToast(i18n._(CHANGE_DECIDED_WORDS[open.action]), 'success');
    } catch (error) {
      setDecision(await handleRefusal(open, error));
    }
  }

  function sendDecision({ action, changeId, version }: OpenDecision, comment: string): Promise<Trip> {
    const address = { tripId: trip._id, changeId };
    return action === 'approve'
      ? approveChange(api, address, comment === '' ? { version } : { version, comment })
      : rejectChange(api, address, { version, comment });
  }

  /** The trip is reloaded, so that the user decides on its current version. */
  async function handleRefusal(open: OpenDecision, error: unknown): Promise<ChangeDecisionState> {
    const refused = { ...open, sending: false, refusal: describeError(error) };
    const latest = await loadAgain();
    if (!latest) return refused;
    if (errorCodeOf(error) !== 'trip_changed') return { ...refused, version: latest.version };
    return { ...refused, refusal: null, version: latest.version, isOutdated: true };
  }

  async function withdraw(open: Extract<WithdrawalState, { state: 'open' }>): Promise<void> {
    setWithdrawal({ ...open, sending: true, refusal: null });
    try {
      show(await withdrawChange(api, { tripId: trip._id, changeId: open.changeId }));
      setWithdrawal(CLOSED);
      showToast(i18n._(WITHDRAWN_WORDS), 'success');
    } catch (error) {
      await loadAgain();
      setWithdrawal({ ...open, sending: false, refusal: describeError(error) });
    }
  }

  async function loadAgain(): Promise<Trip | null> {
    return await client.fetchQuery(tripQuery(api, trip._id)).catch(() => null);
  }

  return {
    onChange: (part) => startChange(trip, part),
    decision,
    onDecide: (action, changeId) =>
      setDecision({
        state: 'open',
        action,
        changeId,
        version: trip.version,
        isOutdated: false,
        sending: false,
        refusal: null,
      }),
    onLeaveDecision: () => setDecision(CLOSED),
    onSendDecision: (comment) => {
      if (decision.state === 'open') void once(() => decide(decision, comment));
    },
    withdrawal,
    onWithdraw: (changeId) => setWithdrawal({ state: 'open', changeId, sending: false, refusal: null }),
    onLeaveWithdrawal: () => setWithdrawal(CLOSED),
    onSendWithdrawal: () => {
      if (withdrawal.state === 'open') void once(() => withdraw(withdrawal));
    },
  };
}
