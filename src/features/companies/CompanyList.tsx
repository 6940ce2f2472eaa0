import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanySummary } from '#domain/contract.ts';
import { paths } from '../../components/paths.ts';
import { RecordList, type RecordListProps } from '../../records/RecordList.tsx';
import { useReferenceData } from '../../records/RecordReferenceData.tsx';
import { ActiveMark } from '../../records/RecordTable.tsx';

export interface CompanyListProps
  extends Pick<RecordListProps<CompanySummary>, 'found' | 'sort' | 'addressOf' | 'tabs'> {
  typed: string;
  onType: (typed: string) => void;
  sortsByNumber?: boolean;
  createHref?: string;
}

export function CompanyList({ typed, onType, sortsByNumber, createHref, ...list }: CompanyListProps) {
  const { t } = useLingui();
  const { labelOf } = useReferenceData();
  return (
    <RecordList<CompanySummary>
      {...list}
      label={t`Companies`}
      search={{ label: t`Search companies`, placeholder: t`Name, customer number or city`, typed, onType }}
      create={createHref ? { label: t`New company`, href: createHref } : undefined}
      keyOf={({ _id }) => _id}
      hrefOf={({ _id }) => paths.company(_id)}
      emptyText={<Trans>No company found.</Trans>}
      columns={[
        { key: 'name', title: t`Name`, sortBy: 'name', render: ({ name }) => name },
        {
          key: 'customerId',
          title: t`Customer number`,
          render: ({ customerId }) => customerId,
          sortBy: sortsByNumber ? 'customerId' : undefined,
        },
        { key: 'group', title: t`Company group`, render: ({ companyGroup }) => companyGroup?.name },
        {
          key: 'place',
          title: t`Place`,
          render: ({ city, country }) =>
            [city, country && labelOf('countries', country)].filter(Boolean).join(', '),
        },
        { key: 'active', title: t`State`, render: ({ active }) => <ActiveMark active={active} /> },
      ]}
    />
  );
}
