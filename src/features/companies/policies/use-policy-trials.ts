import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { policyExamplesQuery, previewPolicy } from '../../../api/policy-requests.ts';
import { useAreaFailure } from '../../../errors/use-area-failure.ts';
import { describeError } from '../../../i18n/describe-error.ts';
import type {
  PolicyExamplesState,
  PolicyTrialRequest,
  PolicyTrialState,
  PolicyTrials,
} from './policy-setting.ts';

/** Tries drafts of policies; the offers for that are loaded on demand. */
export function usePolicyTrials(companyId: string): PolicyTrials {
  const { api } = useRouter().options.context;
  const [isOpen, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...policyExamplesQuery(api, companyId),
    enabled: isOpen,
    throwOnError: false,
  });
  const failure = useAreaFailure(error, () => void refetch());
  const trial = useMutation({
    mutationFn: ({ policyId, example, draft }: PolicyTrialRequest) =>
      previewPolicy(api, companyId, {
        example: example._id,
        exampleKind: example.kind,
        draft,
        ...(policyId !== undefined && { policyId }),
      }),
    throwOnError: false,
  });
  return { examples: examplesState(), trial: trialState(), onOpen: () => setOpen(true), onTry: trial.mutate };

  function examplesState(): PolicyExamplesState {
    if (!isOpen) return { state: 'closed' };
    if (data) return { state: 'ready', examples: data.docs };
    if (failure && !isFetching) return { state: 'failed', failure };
    return { state: 'loading' };
  }

  function trialState(): PolicyTrialState | null {
    const { variables, status } = trial;
    if (!variables) return null;
    const { of, draft } = variables;
    if (status === 'pending') return { of, state: 'loading' };
    if (status === 'error') return { of, state: 'failed', message: describeError(trial.error) };
    return { of, state: 'ready', preview: trial.data, draft };
  }
}
