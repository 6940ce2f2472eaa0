import '../../../i18n/catalogues/companies.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Company } from '#domain/contract.ts';
import { policyExamplesQuery, previewPolicy, savePolicies } from '../../../api/policy-requests.ts';
import { useAreaFailure } from '../../../errors/use-area-failure.ts';
import { describeError } from '../../../i18n/describe-error.ts';
import { NotForThisRole } from '../../../records/NotForThisRole.tsx';
import { requestBody } from '../../../records/request-body.ts';
import { useSectionSave } from '../../../records/use-section-save.ts';
import type { UnsavedChanges } from '../../../records/use-unsaved-changes.tsx';
import { PoliciesSection } from './PoliciesSection.tsx';
import { POLICIES_ID } from './policy-fields.tsx';
import type {
  PolicyExamplesState,
  PolicyTrialRequest,
  PolicyTrialState,
  PolicyTrials,
} from './policy-setting.ts';
import { policyRequest, policyValues } from './policy-values.ts';

interface CompanyPoliciesProps {
  company: Company;
  unsaved: UnsavedChanges;
  mayChange: boolean;
  onRecord: (company: Company) => void;
}

/** The travel policies of a company, and the ways to save and to try them. */
export function CompanyPolicies({ company, unsaved, mayChange, onRecord }: CompanyPoliciesProps) {
  const { api } = useRouter().options.context;
  const trials = usePolicyTrials(company._id);
  const saving = useSectionSave<Company>({
    name: POLICIES_ID,
    record: company,
    valuesOf: policyValues,
    unsaved,
    onRecord,
    send: (version, changed) =>
      savePolicies(api, { companyId: company._id, version }, requestBody(policyRequest(changed))),
  });
  return (
    <PoliciesSection
      company={company}
      saving={saving}
      trials={trials}
      lock={mayChange ? null : <NotForThisRole />}
    />
  );
}

/** Tries drafts of policies; the offers for that are loaded on demand. */
function usePolicyTrials(companyId: string): PolicyTrials {
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
        policyId,
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
