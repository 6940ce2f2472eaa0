import { Trans, useLingui } from '@lingui/react/macro';
import type { UserListEntry } from '#domain/contract.ts';
import { Page } from '../../components/Page.tsx';
import { paths } from '../../components/paths.ts';
import { RecordList, type RecordRowsProps } from '../../records/RecordList.tsx';
import { ActiveMark, type Column } from '../../records/RecordTable.tsx';

export interface UsersScreenProps
  extends Pick<RecordRowsProps<UserListEntry>, 'found' | 'sort' | 'addressOf'> {
  typed: string;
  onType: (typed: string) => void;
  createHref?: string;
}

export function UsersScreen({ typed, onType, createHref, ...rows }: UsersScreenProps) {
  const { t } = useLingui();
  return (
    <Page title={t`Users`}>
      <RecordList
        {...rows}
        label={t`Users`}
        search={{ label: t`Search users`, placeholder: t`Name or e-mail address`, typed, onType }}
        create={createHref === undefined ? undefined : { label: t`New user`, href: createHref }}
        columns={useColumns()}
        keyOf={({ _id }) => _id}
        hrefOf={({ _id }) => paths.user(_id)}
        emptyText={<Trans>No users found.</Trans>}
      />
    </Page>
  );
}

function useColumns(): Column<UserListEntry>[] {
  const { t } = useLingui();
  return [
    {
      key: 'name',
      title: t`Name`,
      sortBy: 'name',
      render: ({ firstName, lastName }) => `${lastName}, ${firstName}`,
    },
    { key: 'email', title: t`E-mail`, sortBy: 'email', render: ({ email }) => email },
    { key: 'companies', title: t`Companies`, render: (user) => <Companies user={user} /> },
    { key: 'active', title: t`State`, render: ({ active }) => <ActiveMark active={active} /> },
  ];
}

function Companies({ user: { companies, companyCount } }: { user: UserListEntry }) {
  const names = companies.map(({ name }) => name).join(', ');
  const further = companyCount - companies.length;
  if (companyCount === 0) return '—';
  return further > 0 ? (
    <Trans>
      {names} and {further} more
    </Trans>
  ) : (
    names
  );
}
