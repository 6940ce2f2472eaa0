import { useLingui } from '@lingui/react/macro';
import { paths } from '../../components/paths.ts';
import type { Tab } from '../../records/RecordTabs.tsx';

export function useCompanyTabs(companyId: string, mayReadCompany: boolean): Tab[] {
  const { t } = useLingui();
  const href = paths.company(companyId);
  return [
    ...(mayReadCompany ? [{ label: t`Company`, href, current: false }] : []),
    { label: t`Users`, href: `${href}/users`, current: true },
  ];
}
