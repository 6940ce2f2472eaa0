import { useLingui } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';
import type { Company } from '#domain/contract.ts';
import { RecordSection, type SectionSaving } from '../../components/records/RecordSection.tsx';
import { POLICIES_ID, POLICIES_TITLE, POLICY_FIELDS } from './policy-fields.tsx';
import { PolicySettingProvider, type PolicyTrials } from './policy-setting.ts';
import { checkPolicies, policyValues } from './policy-values.ts';
import { FAULT_TEXTS } from './rule-faults.ts';

interface PoliciesSectionProps {
  company: Pick<Company, 'currency' | 'travelPolicies'>;
  /** Why the policies can't be changed by the one who looks at them; null when they can. */
  lock: ReactNode;
  saving: SectionSaving;
  trials: PolicyTrials;
}

/** The travel policies of a company, read as sentences and edited rule by rule. */
export function PoliciesSection({ company, lock, saving, trials }: PoliciesSectionProps) {
  const { i18n } = useLingui();
  const { currency } = company;
  const setting = useMemo(() => ({ currency, trials }), [currency, trials]);
  return (
    <PolicySettingProvider value={setting}>
      <RecordSection
        id={POLICIES_ID}
        title={i18n._(POLICIES_TITLE)}
        fields={POLICY_FIELDS}
        values={policyValues(company)}
        lockOf={() => lock}
        check={(values) => checkPolicies(values, currency, (fault) => i18n._(FAULT_TEXTS[fault]))}
        saving={saving}
      />
    </PolicySettingProvider>
  );
}
