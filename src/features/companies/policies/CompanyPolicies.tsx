import '../../../i18n/catalogues/companies.ts';
import { useRouter } from '@tanstack/react-router';
import type { Company } from '#domain/contract.ts';
import { savePolicies } from '../../../api/policy-requests.ts';
import { NotForThisRole } from '../../../records/NotForThisRole.tsx';
import { requestBody } from '../../../records/request-body.ts';
import { useSectionSave } from '../../../records/use-section-save.ts';
import type { UnsavedChanges } from '../../../records/use-unsaved-changes.tsx';
import { PoliciesSection } from './PoliciesSection.tsx';
import { POLICIES_ID } from './policy-fields.tsx';
import { policyRequest, policyValues } from './policy-values.ts';
import { usePolicyTrials } from './use-policy-trials.ts';

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
