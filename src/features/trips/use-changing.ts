import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Trip } from '#domain/contract.ts';
import { readData } from '../../api/errors.ts';
import { invalidateTripLists, tripQuery } from '../../api/trip-queries.ts';
import { useStartChange } from '../../booking/use-start-change.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { describeError } from '../../i18n/describe-error.ts';
import { WITHDRAWN_WORDS } from './changes/change-words.ts';
import type { ChangingProps, WithdrawalState } from './changes/changes.ts';

const CLOSED = { state: 'closed' } as const;

export function useChanging(trip: Trip): ChangingProps {
  const { api } = useRouter().options.context;
  const { i18n } = useLingui();
  const client = useQueryClient();
  const startChange = useStartChange();
  const [withdrawal, setWithdrawal] = useState<WithdrawalState>(CLOSED);
  const sent = useRef(false);

  async function withdraw(open: Extract<WithdrawalState, { state: 'open' }>): Promise<void> {
    // Only one request at a time, however often the button is pressed.
    if (sent.current) return;
    sent.current = true;
    setWithdrawal({ ...open, sending: true, refusal: null });
    const query = tripQuery(api, trip._id);
    try {
      const path = { tripId: trip._id, changeId: open.changeId };
      const changed = await readData(
        api.http.POST('/api/trips/{tripId}/changes/{changeId}/withdraw', { params: { path } }),
      );
      client.setQueryData(query.queryKey, changed);
      invalidateTripLists(client);
      setWithdrawal(CLOSED);
      showToast(i18n._(WITHDRAWN_WORDS), 'success');
    } catch (error) {
      await client.fetchQuery(query).catch(() => null);
      setWithdrawal({ ...open, sending: false, refusal: describeError(error) });
    } finally {
      sent.current = false;
    }
  }

  return {
    onChange: (part) => startChange(trip, part),
    withdrawal,
    onWithdraw: (changeId) => setWithdrawal({ state: 'open', changeId, sending: false, refusal: null }),
    onLeaveWithdrawal: () => setWithdrawal(CLOSED),
    onSendWithdrawal: () => {
      if (withdrawal.state === 'open') void withdraw(withdrawal);
    },
  };
}
