import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { ProfileRequest } from '#domain/contract.ts';
import { changedFields, type SectionValues } from '#domain/records/section-values.ts';
import { contractQuery } from '../api/contract-query.ts';
import { readData } from '../api/errors.ts';
import type { Refusal } from '../components/form/use-app-form.ts';
import { type Submission, useSubmission } from '../components/form/use-submission.ts';
import { showToast } from '../components/toasts/toast-queue.ts';
import { describeError } from '../i18n/describe-error.ts';
import { AskForChange } from './AskForChange.tsx';
import type { AskedSection } from './asked-section.ts';
import { DecideOnRequest } from './DecideOnRequest.tsx';
import { readRefusal } from './read-refusal.ts';

const REQUESTS = '/api/users/{userId}/changeRequests';

/** What a person asked for; undefined until it is loaded, and for users who may not read it. */
export function useProfileRequests(userId: string, mayRead: boolean): readonly ProfileRequest[] | undefined {
  const { api } = useRouter().options.context;
  const { data } = useQuery({
    ...contractQuery(api, 'get', REQUESTS, { params: { path: { userId } } }),
    enabled: mayRead,
  });
  return data?.requests;
}

interface OwnSectionRequestProps {
  section: AskedSection;
  userId: string;
  request: ProfileRequest | undefined;
  /** Whether the person may change some field of the section. */
  isPartly: boolean;
}

export function OwnSectionRequest({ section, userId, request, isPartly }: OwnSectionRequestProps) {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const reload = useReloadRequests(userId);
  const [open, setOpen] = useState(false);
  const [unchanged, setUnchanged] = useState<Refusal | null>(null);
  const asking = useSubmission(async (changed: SectionValues) => {
    const body = section.toChange(changed);
    await readData(api.http.POST(REQUESTS, { params: { path: { userId } }, body }));
    await reload();
    setOpen(false);
    showToast(t`Your request was sent.`, 'success');
  });
  const withdrawing = useSubmission(async (requestId: string) => {
    const path = { userId, requestId };
    await readData(api.http.DELETE(`${REQUESTS}/{requestId}`, { params: { path } }));
    await reload();
  });
  const refused = useMemo(
    () => (asking.submission.state === 'failed' ? readRefusal(asking.submission.error) : null),
    [asking.submission],
  );

  function submit(values: SectionValues) {
    const changed = changedFields(section.stored, values);
    const isEmpty = Object.keys(changed).length === 0;
    setUnchanged(isEmpty ? { field: null, message: t`Please change what should be different.` } : null);
    if (!isEmpty) void asking.submit(changed);
  }

  return (
    <AskForChange
      section={section}
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
  section: AskedSection;
  person: { _id: string; firstName: string; lastName: string };
  request: ProfileRequest;
  /** Changes the record as it was asked for; false when it has changed since it was read. */
  accept: () => Promise<boolean>;
}

export function SectionRequestToDecide({ section, person, request, accept }: SectionRequestToDecideProps) {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const reload = useReloadRequests(person._id);
  const [isStale, setStale] = useState(false);
  const path = { userId: person._id, requestId: request._id };
  const { submission, submit } = useSubmission(async (decision: { reason?: string }) => {
    setStale(false);
    try {
      if (decision.reason !== undefined) {
        const body = { reason: decision.reason };
        await readData(api.http.POST(`${REQUESTS}/{requestId}/decline`, { params: { path }, body }));
      } else if (!(await accept())) {
        return setStale(true);
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
      name={`${person.firstName} ${person.lastName}`}
      request={request}
      pending={submission.state === 'pending'}
      fault={
        isStale
          ? t`It has changed since you opened it. Please look again and decide.`
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
