import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import type { OfflineRequest } from '#domain/contract.ts';
import { newKey } from '../../actors/booking/new-key.ts';
import { readData } from '../../api/errors.ts';
import { invalidateTripLists, tripQuery } from '../../api/trip-queries.ts';
import { useSubmission } from '../../components/form/use-submission.ts';
import { paths } from '../../components/paths.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { describeError } from '../../i18n/describe-error.ts';
import { useUnsavedChanges } from '../../records/use-unsaved-changes.tsx';
import { type RequestValues, toOfflineRequest } from './request-values.ts';

interface SendingRequest {
  sending: boolean;
  refusal: string | null;
  onDirty: () => void;
  onSend: (values: RequestValues) => void;
  question: ReactNode;
}

const FORM = 'request';

export function useSendRequest(): SendingRequest {
  const { api } = useRouter().options.context;
  const { t } = useLingui();
  const navigate = useNavigate();
  const client = useQueryClient();
  const unsaved = useUnsavedChanges();
  const keys = useRef({ body: '', key: '' });

  /** The same request has the same key, so that a lost answer makes no second trip. */
  function reuseKey(request: OfflineRequest): string {
    const body = JSON.stringify(request);
    if (keys.current.body !== body) keys.current = { body, key: newKey() };
    return keys.current.key;
  }

  const { submission, submit } = useSubmission(async (values: RequestValues) => {
    const request = toOfflineRequest(values);
    const params = { header: { 'Idempotency-Key': reuseKey(request) } };
    const trip = await readData(api.http.POST('/api/trips/offlineRequest', { params, body: request }));
    client.setQueryData(tripQuery(api, trip._id).queryKey, trip);
    invalidateTripLists(client);
    unsaved.report(FORM, false);
    showToast(t`Your request is sent.`, 'success');
    await navigate({ href: paths.trip(trip._id) });
  });

  return {
    sending: submission.state === 'pending',
    refusal: submission.state === 'failed' ? describeError(submission.error) : null,
    onDirty: () => unsaved.report(FORM, true),
    onSend: (values) => void submit(values),
    question: unsaved.question,
  };
}
