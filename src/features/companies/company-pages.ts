import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { paths } from '../../components/paths.ts';
import type { Tab } from '../../records/RecordTabs.tsx';

export const COMPANY_TITLES = {
  companies: msg`Companies`,
  company: msg`Company`,
  newCompany: msg`New company`,
  groups: msg`Company groups`,
  group: msg`Company group`,
  newGroup: msg`New company group`,
  general: msg`General information`,
};

export const POLICIES_ID = 'travel-policies';
export const POLICIES_TITLE = msg`Travel policies`;

export function useCompanyTabs(companyId: string, current: 'company' | 'users'): Tab[] {
  const { t } = useLingui();
  const href = paths.company(companyId);
  return [
    { label: t`Company`, href, current: current === 'company' },
    { label: t`Users`, href: `${href}/users`, current: current === 'users' },
  ];
}

export function useListTabs(current: 'companies' | 'groups'): Tab[] {
  const { t } = useLingui();
  return [
    { label: t`Companies`, href: paths.companies, current: current === 'companies' },
    { label: t`Groups`, href: paths.groups, current: current === 'groups' },
  ];
}

export function useGroupTabs(companyGroupId: string, current: 'group' | 'companies'): Tab[] {
  const { t } = useLingui();
  const href = paths.group(companyGroupId);
  return [
    { label: t`Group`, href, current: current === 'group' },
    { label: t`Companies`, href: `${href}/companies`, current: current === 'companies' },
  ];
}
