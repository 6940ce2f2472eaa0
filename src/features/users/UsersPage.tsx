import '../../i18n/catalogues/records.ts';
import '../../i18n/catalogues/users.ts';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { usersQuery } from '../../api/record-queries.ts';
import { paths } from '../../components/paths.ts';
import { type ListSearch, listAddress } from '../../records/list-search.ts';
import { RecordReferenceData } from '../../records/RecordReferenceData.tsx';
import { useRecordList } from '../../records/use-record-list.ts';
import { UsersScreen } from './UsersScreen.tsx';

interface UsersPageProps {
  search: ListSearch;
  creation: ReactNode;
}

export function UsersPage({ search, creation }: UsersPageProps) {
  const session = useSessionSelector(selectSession);
  const mayCreate = abilitiesOf(session).can('create', 'User');
  return (
    <RecordReferenceData>
      {search.create && mayCreate ? creation : <Users search={search} mayCreate={mayCreate} />}
    </RecordReferenceData>
  );
}

function Users({ search, mayCreate }: Pick<UsersPageProps, 'search'> & { mayCreate: boolean }) {
  const { api } = useRouter().options.context;
  const list = useRecordList({
    path: paths.users,
    search,
    defaultSort: 'name',
    query: usersQuery(api, search),
  });
  return (
    <UsersScreen {...list} createHref={mayCreate ? listAddress(paths.users, { create: true }) : undefined} />
  );
}
