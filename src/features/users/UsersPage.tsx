import '../../i18n/catalogues/records.ts';
import '../../i18n/catalogues/users.ts';
import { useRouter } from '@tanstack/react-router';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { usersQuery } from '../../api/user-requests.ts';
import { paths } from '../../components/paths.ts';
import { type ListSearch, listAddress } from '../../records/list-search.ts';
import { RecordReference } from '../../records/RecordReference.tsx';
import { useRecordList } from '../../records/use-record-list.ts';
import { NewUser } from './NewUser.tsx';
import { UsersScreen } from './UsersScreen.tsx';

interface UsersPageProps {
  search: ListSearch;
}

/** All users, or the form of a new one. */
export function UsersPage({ search }: UsersPageProps) {
  const session = useSessionSelector(selectSession);
  const mayCreate = abilitiesOf(session).can('create', 'User');
  return (
    <RecordReference>
      {search.create && mayCreate ? <NewUser /> : <Users search={search} mayCreate={mayCreate} />}
    </RecordReference>
  );
}

function Users({ search, mayCreate }: UsersPageProps & { mayCreate: boolean }) {
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
