import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { Trip } from '#domain/contract.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { newKey } from '../../actors/booking/new-key.ts';
import { readData } from '../../api/errors.ts';
import { ifMatch, readSaved, type Saved } from '../../api/saved.ts';
import { invalidateTripLists, tripQuery } from '../../api/trip-queries.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { describeError } from '../../i18n/describe-error.ts';
import type { AgencyDialogState, AgencyProps } from './offline/agency.ts';

type OpenState = Exclude<AgencyDialogState, { state: 'closed' }>;

const CLOSED = { state: 'closed' } as const;
const RESTING = { sending: false, changed: false, refusal: null } as const;

export function useAgency(trip: Trip, { companyUser, company }: Session): AgencyProps {
  const { api, enums } = useRouter().options.context;
  const { t } = useLingui();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<AgencyDialogState>(CLOSED);
  const path = { tripId: trip._id };
  const isSending = useRef(false);
  const { message, write } = useMessage(trip, take);

  function take(latest: Trip): void {
    client.setQueryData(tripQuery(api, trip._id).queryKey, latest);
    invalidateTripLists(client);
  }

  async function once(work: () => Promise<void>): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    await work().finally(() => {
      isSending.current = false;
    });
  }

  /** The answer is the current trip, changed or not. */
  async function send(open: OpenState, work: () => Promise<Saved<Trip>>, done: string): Promise<void> {
    setDialog({ ...open, sending: true, changed: false, refusal: null });
    try {
      const { state, record } = await work();
      take(record);
      if (state === 'stale') setDialog({ ...open, ...RESTING, changed: true });
      else {
        setDialog(CLOSED);
        showToast(done, 'success');
      }
    } catch (error) {
      setDialog({ ...open, ...RESTING, refusal: describeError(error) });
    }
  }

  const close = async (reason: string): Promise<Saved<Trip>> => ({
    state: 'saved',
    record: await readData(
      api.http.POST('/api/trips/{tripId}/close', { params: { path }, body: { reason } }),
    ),
  });

  return {
    self: { userId: companyUser.user._id, companyUserId: companyUser._id },
    dialog,
    message,
    currencies: enums.choices('currencies'),
    currency: company.currency,
    today: api.clock.today(),
    onWrite: (text) => void once(() => write(text)),
    onAskClosing: () => setDialog({ state: 'closing', ...RESTING }),
    onClose: (reason) => {
      const done = t`The request is closed.`;
      void once(() => send({ state: 'closing', ...RESTING }, () => close(reason), done));
    },
    onAskBooking: () => setDialog({ state: 'booking', ...RESTING }),
    onBook: (booking) => {
      const done = t`The booking is recorded.`;
      const params = { path, header: ifMatch(trip.version) };
      const work = () =>
        readSaved(api.http.POST('/api/trips/{tripId}/extBookings', { params, body: booking }));
      void once(() => send({ state: 'booking', ...RESTING }, work, done));
    },
    onAskCancelling: (part) => setDialog({ state: 'cancelling', part, ...RESTING }),
    onCancel: (part, cancellation) => {
      const done = t`The cancellation is recorded.`;
      const params = { path: { ...path, partId: part }, header: ifMatch(trip.version) };
      const work = () =>
        readSaved(
          api.http.POST('/api/trips/{tripId}/extBookings/{partId}/cancel', { params, body: cancellation }),
        );
      void once(() => send({ state: 'cancelling', part, ...RESTING }, work, done));
    },
    onLeave: () => setDialog(CLOSED),
  };
}

function useMessage(trip: Trip, take: (latest: Trip) => void) {
  const { api } = useRouter().options.context;
  const [message, setMessage] = useState<AgencyProps['message']>({ sending: false, refusal: null, sent: 0 });
  /** The message whose answer is missing, with its key for every attempt. */
  const unanswered = useRef<{ key: string; text: string } | null>(null);

  async function write(text: string): Promise<void> {
    setMessage({ ...message, sending: true, refusal: null });
    if (unanswered.current?.text !== text) unanswered.current = { key: newKey(), text };
    try {
      const params = { path: { tripId: trip._id }, header: { 'Idempotency-Key': unanswered.current.key } };
      take(await readData(api.http.POST('/api/trips/{tripId}/messages', { params, body: { text } })));
      unanswered.current = null;
      setMessage({ sending: false, refusal: null, sent: message.sent + 1 });
    } catch (error) {
      setMessage({ ...message, sending: false, refusal: describeError(error) });
    }
  }

  return { message, write };
}
