import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { contractQuery } from '../../api/contract-query.ts';
import { readData } from '../../api/errors.ts';
import { type Submission, useSubmission } from '../../components/form/use-submission.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { useAreaFailure } from '../../errors/use-area-failure.ts';
import { describeError } from '../../i18n/describe-error.ts';
import type { OwnSessionsProps, SessionList } from './OwnSessions.tsx';
import type { SessionsAccess } from './SessionsSection.tsx';

export function useOwnSessions(isOwn: boolean): OwnSessionsProps {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const query = contractQuery(api, 'get', '/api/sessions');
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: isOwn, throwOnError: false });
  const failure = useAreaFailure(error, () => void refetch());
  const { submission, submit } = useSubmission(async (end: { send: () => Promise<void>; done: string }) => {
    try {
      await end.send();
      showToast(end.done, 'success');
    } finally {
      // Also after a refusal: the session may have ended elsewhere.
      await client.invalidateQueries({ queryKey: query.queryKey });
    }
  });
  return {
    list: deriveList(),
    pending: submission.state === 'pending',
    fault: describeFault(submission),
    onEnd: (sessionId) =>
      void submit({
        send: () =>
          readData(api.http.DELETE('/api/sessions/{sessionId}', { params: { path: { sessionId } } })),
        done: t`The session has ended.`,
      }),
    onEndOthers: () =>
      void submit({
        send: () => readData(api.http.DELETE('/api/sessions')),
        done: t`All other sessions have ended.`,
      }),
  };

  function deriveList(): SessionList {
    if (data) return { state: 'ready', sessions: data.sessions };
    return failure && !isFetching ? { state: 'failed', failure } : { state: 'loading' };
  }
}

export function useOtherSessions(userId: string): SessionsAccess & { state: 'other' } {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const { submission, submit } = useSubmission(async () => {
    await readData(api.http.DELETE('/api/users/{userId}/sessions', { params: { path: { userId } } }));
    showToast(t`The sessions have ended.`, 'success');
  });
  return {
    state: 'other',
    pending: submission.state === 'pending',
    fault: describeFault(submission),
    onEndAll: () => void submit(undefined),
  };
}

function describeFault(submission: Submission): string | null {
  return submission.state === 'failed' ? describeError(submission.error) : null;
}
