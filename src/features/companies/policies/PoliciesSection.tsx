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
  /** Why the viewer can't change the policies; null when they can. */
  lock: ReactNode;
  saving: SectionSaving;
  trials: PolicyTrials;
}

/** The travel policies of a company, read as sentences and edited rule by rule. */
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
