import '../../../i18n/catalogues/companies.ts';
import '../../../i18n/catalogues/verdicts.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Company } from '#domain/contract.ts';
import { contractQuery } from '../../../api/contract-query.ts';
import { readData } from '../../../api/errors.ts';
import { ifMatch, readSaved } from '../../../api/saved.ts';
import { useAreaFailure } from '../../../errors/use-area-failure.ts';
import { describeError } from '../../../i18n/describe-error.ts';
import { NotForThisRole } from '../../../records/NotForThisRole.tsx';
import { requestBody } from '../../../records/request-body.ts';
import { useSectionSave } from '../../../records/use-section-save.ts';
import type { UnsavedChanges } from '../../../records/use-unsaved-changes.tsx';
import { POLICIES_ID } from '../company-pages.ts';
import { PoliciesSection } from './PoliciesSection.tsx';
import type {
  PolicyExamplesState,
  PolicyTrialRequest,
  PolicyTrialState,
  PolicyTrials,
} from './policy-setting.ts';
import { policyRequest, policyValues } from './policy-values.ts';

const POLICIES = '/api/companies/{companyId}/travelPolicies';

export interface CompanyPoliciesProps {
  company: Company;
  unsaved: UnsavedChanges;
  mayChange: boolean;
  onRecord: (company: Company) => void;
}

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
      readSaved(
        api.http.PUT(POLICIES, {
          params: { path: { companyId: company._id }, header: ifMatch(version) },
          body: requestBody(policyRequest(changed)),
        }),
      ),
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

function usePolicyTrials(companyId: string): PolicyTrials {
  const { api } = useRouter().options.context;
  const params = { path: { companyId } };
  const [isOpen, setOpen] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...contractQuery(api, 'get', `${POLICIES}/examples`, { params }),
    enabled: isOpen,
    throwOnError: false,
  });
  const failure = useAreaFailure(error, () => void refetch());
  const trial = useMutation({
    mutationFn: ({ policyId, example, draft }: PolicyTrialRequest) =>
      readData(
        api.http.POST(`${POLICIES}/preview`, {
          params,
          body: { example: example._id, exampleKind: example.kind, draft, policyId },
        }),
      ),
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
