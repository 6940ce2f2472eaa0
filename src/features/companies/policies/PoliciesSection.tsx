import { useLingui } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';
import type { Company } from '#domain/contract.ts';
import { RecordSection, type SectionSaving } from '../../../records/RecordSection.tsx';
import { POLICIES_ID, POLICIES_TITLE } from '../company-pages.ts';
import { policyFields } from './policy-fields.tsx';
import { PolicySettingProvider, type PolicyTrials } from './policy-setting.ts';
import { policyValues } from './policy-values.ts';

interface PoliciesSectionProps {
  company: Pick<Company, 'currency' | 'travelPolicies'>;
  lock: ReactNode;
  saving: SectionSaving;
  trials: PolicyTrials;
}

export function PoliciesSection({ company, lock, saving, trials }: PoliciesSectionProps) {
  const { i18n } = useLingui();
  const { currency } = company;
  const fields = useMemo(() => policyFields(currency), [currency]);
  const setting = useMemo(() => ({ currency, trials }), [currency, trials]);
  return (
    <PolicySettingProvider value={setting}>
      <RecordSection
        id={POLICIES_ID}
        title={i18n._(POLICIES_TITLE)}
        fields={fields}
        values={policyValues(company)}
        lockOf={() => lock}
        saving={saving}
      />
    </PolicySettingProvider>
  );
}
