import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyGroupSummary } from '#domain/contract.ts';
import { paths } from '../../components/paths.ts';
import { RecordList, type RecordListProps } from '../../records/RecordList.tsx';
import { ActiveMark } from '../../records/RecordTable.tsx';

interface GroupListProps
  extends Pick<RecordListProps<CompanyGroupSummary>, 'found' | 'sort' | 'addressOf' | 'tabs'> {
  typed: string;
  onType: (typed: string) => void;
  createHref?: string;
}

export function GroupList({ typed, onType, createHref, ...list }: GroupListProps) {
  const { t } = useLingui();
  return (
    <RecordList<CompanyGroupSummary>
      {...list}
      label={t`Company groups`}
      search={{ label: t`Search company groups`, placeholder: t`Name`, typed, onType }}
      create={createHref ? { label: t`New company group`, href: createHref } : undefined}
      keyOf={({ _id }) => _id}
      hrefOf={({ _id }) => paths.group(_id)}
      emptyText={<Trans>No company group found.</Trans>}
      columns={[
        { key: 'name', title: t`Name`, sortBy: 'name', render: ({ name }) => name },
        { key: 'companies', title: t`Companies`, render: ({ companyCount }) => companyCount },
        { key: 'active', title: t`State`, render: ({ active }) => <ActiveMark active={active} /> },
      ]}
    />
  );
}
