import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CompanyUserSummary } from '#domain/contract.ts';
import { Page } from '../../components/Page.tsx';
import { RecordList, type RecordListProps } from '../../records/RecordList.tsx';
import { useReferenceData } from '../../records/RecordReferenceData.tsx';
import { ActiveMark } from '../../records/RecordTable.tsx';
import { useCompanyTabs } from './use-company-tabs.ts';

export interface CompanyUsersScreenProps
  extends Pick<RecordListProps<CompanyUserSummary>, 'found' | 'sort' | 'addressOf'> {
  companyId: string;
  companyName: ReactNode;
  mayReadCompany: boolean;
  typed: string;
  onType: (typed: string) => void;
  createHref?: string;
  hrefOf: (companyUserId: string) => string;
  actions: ReactNode;
}

export function CompanyUsersScreen(props: CompanyUsersScreenProps) {
  const { companyId, companyName, mayReadCompany, typed, onType, createHref, hrefOf, ...list } = props;
  const { t } = useLingui();
  const { labelOf } = useReferenceData();
  const tabs = useCompanyTabs(companyId, mayReadCompany);
  return (
    <Page title={companyName}>
      <RecordList<CompanyUserSummary>
        {...list}
        tabs={tabs}
        label={t`Company users`}
        search={{ label: t`Search company users`, placeholder: t`Name, e-mail or department`, typed, onType }}
        create={createHref ? { label: t`New company user`, href: createHref } : undefined}
        keyOf={({ _id }) => _id}
        hrefOf={({ _id }) => hrefOf(_id)}
        emptyText={<Trans>No company users found.</Trans>}
        columns={[
          {
            key: 'name',
            title: t`Name`,
            sortBy: 'name',
            render: ({ user }) => `${user.lastName}, ${user.firstName}`,
          },
          { key: 'email', title: t`E-mail`, render: ({ user }) => user.email },
          { key: 'role', title: t`Role`, render: ({ role }) => labelOf('roles', role) },
          { key: 'department', title: t`Department`, render: ({ department }) => department ?? '—' },
          { key: 'active', title: t`State`, render: ({ active }) => <ActiveMark active={active} /> },
        ]}
      />
    </Page>
  );
}
