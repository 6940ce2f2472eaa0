import '../../i18n/catalogues/practice.ts';
import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { PracticeSwitches } from '#domain/contract.ts';
import { mayPractise } from '#domain/may-practise.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { contractQuery } from '../../api/contract-query.ts';
import { readData } from '../../api/errors.ts';
import { useSubmission } from '../../components/form/use-submission.ts';
import { showToast } from '../../components/toasts/toast-queue.ts';
import { describeError } from '../../i18n/describe-error.ts';
import { PracticeScreen } from './PracticeScreen.tsx';

export function PracticeOfCompany() {
  const session = useSessionSelector(selectSession);
  if (!session) return null;
  if (!mayPractise(session.companyUser.role)) return <PracticeScreen state="forbidden" />;
  return <LoadedPractice key={session.company._id} company={session.company} />;
}

function LoadedPractice({ company }: Pick<Session, 'company'>) {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const client = useQueryClient();
  const query = contractQuery(api, 'get', '/api/practice', { dependsOn: company._id });
  const { data } = useQuery({ ...query, throwOnError: (_, { state }) => state.data === undefined });
  const [resets, setResets] = useState(0);

  const { submission, submit } = useSubmission(async (switches: PracticeSwitches | null) => {
    if (switches) {
      client.setQueryData(query.queryKey, await readData(api.http.PUT('/api/practice', { body: switches })));
      showToast(t`The switches are saved.`, 'success');
      return;
    }
    await readData(api.http.DELETE('/api/practice'));
    await client.refetchQueries(query);
    setResets(resets + 1);
    showToast(t`Everything is switched off.`, 'success');
  });

  if (!data) return <PracticeScreen state="loading" />;
  return (
    <PracticeScreen
      state="ready"
      practice={data}
      resets={resets}
      saving={submission.state === 'pending'}
      refusal={submission.state === 'failed' ? describeError(submission.error) : null}
      onSave={submit}
      onReset={() => submit(null)}
    />
  );
}
