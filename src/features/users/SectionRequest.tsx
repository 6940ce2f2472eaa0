import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { ProfileChange, ProfileRequest, User } from '#domain/contract.ts';
import { changedFields, type SectionValues } from '#domain/records/section-values.ts';
import { readData } from '../../api/errors.ts';
import { ifMatch, readSaved } from '../../api/saved.ts';
import type { Refusal } from '../../components/form/use-app-form.ts';
import { type Submission, useSubmission } from '../../components/form/use-submission.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { describeError } from '../../i18n/describe-error.ts';
import { readRefusal } from '../../records/read-refusal.ts';
import { requestBody } from '../../records/request-body.ts';
import { AskForChange } from './AskForChange.tsx';
import { DecideOnRequest } from './DecideOnRequest.tsx';
import type { AskableSection } from './requested-fields.ts';

const REQUESTS = '/api/users/{userId}/changeRequests';

interface OwnSectionRequestProps {
  section: AskableSection;
  user: User;
  request: ProfileRequest | undefined;
  isPartly: boolean;
}

export function OwnSectionRequest({ section, user, request, isPartly }: OwnSectionRequestProps) {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const reload = useReloadRequests(user._id);
  const [open, setOpen] = useState(false);
  const [unchanged, setUnchanged] = useState<Refusal | null>(null);
  const asking = useSubmission(async (changed: SectionValues) => {
    const body: ProfileChange = { [section.id]: requestBody(section.toRequest?.(changed) ?? changed) };
    await readData(api.http.POST(REQUESTS, { params: { path: { userId: user._id } }, body }));
    await reload();
    setOpen(false);
    showToast(t`Your request was sent.`, 'success');
  });
  const withdrawing = useSubmission(async (requestId: string) => {
    const path = { userId: user._id, requestId };
    await readData(api.http.DELETE(`${REQUESTS}/{requestId}`, { params: { path } }));
    await reload();
  });
  const refused = useMemo(
    () => (asking.submission.state === 'failed' ? readRefusal(asking.submission.error) : null),
    [asking.submission],
  );

  function submit(values: SectionValues) {
    const changed = changedFields(section.valuesOf(user), values);
    const isEmpty = Object.keys(changed).length === 0;
    setUnchanged(isEmpty ? { field: null, message: t`Please change what should be different.` } : null);
    if (!isEmpty) void asking.submit(changed);
  }

  return (
    <AskForChange
      section={section}
      user={user}
      request={request}
      isPartly={isPartly}
      asking={{
        open,
        pending: asking.submission.state === 'pending',
        refusal: unchanged ?? refused,
        onOpen() {
          asking.reset();
          setUnchanged(null);
          setOpen(true);
        },
        onClose: () => setOpen(false),
        onSubmit: submit,
      }}
      withdrawing={{
        pending: withdrawing.submission.state === 'pending',
        fault: describeFault(withdrawing.submission),
        onWithdraw: () => request && void withdrawing.submit(request._id),
      }}
    />
  );
}

interface SectionRequestToDecideProps {
  section: AskableSection;
  user: User;
  request: ProfileRequest;
  onRecord: (user: User) => void;
}

export function SectionRequestToDecide({ section, user, request, onRecord }: SectionRequestToDecideProps) {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const reload = useReloadRequests(user._id);
  const [isStale, setStale] = useState(false);
  const path = { userId: user._id, requestId: request._id };
  const { submission, submit } = useSubmission(async (decision: { reason?: string }) => {
    setStale(false);
    try {
      if (decision.reason !== undefined) {
        const body = { reason: decision.reason };
        await readData(api.http.POST(`${REQUESTS}/{requestId}/decline`, { params: { path }, body }));
      } else {
        const { state, record } = await readSaved(
          api.http.POST(`${REQUESTS}/{requestId}/accept`, {
            params: { path, header: ifMatch(user.version) },
          }),
        );
        onRecord(record);
        if (state === 'stale') return setStale(true);
      }
      showToast(decision.reason === undefined ? t`Saved.` : t`The request was declined.`, 'success');
      // The buttons disappear with the request.
      document.getElementById(`${section.id}-title`)?.focus();
    } finally {
      // Also after a refusal: the request may have been withdrawn.
      await reload();
    }
  });
  return (
    <DecideOnRequest
      section={section}
      user={user}
      request={request}
      pending={submission.state === 'pending'}
      fault={
        isStale
          ? t`The profile has changed since you opened it. Please look again and decide.`
          : describeFault(submission)
      }
      onAccept={() => void submit({})}
      onDecline={(reason) => void submit({ reason })}
    />
  );
}

function useReloadRequests(userId: string): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['get', REQUESTS, { params: { path: { userId } } }] });
}

function describeFault(submission: Submission): string | null {
  return submission.state === 'failed' ? describeError(submission.error) : null;
}
