import '../../i18n/catalogues/records.ts';
import '../../i18n/catalogues/users.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { readData } from '../../api/errors.ts';
import { usersQuery } from '../../api/record-queries.ts';
import { paths } from '../../components/paths.ts';
import { CompanyLookup } from '../../records/CompanyLookup.tsx';
import { CreatePage } from '../../records/CreatePage.tsx';
import { type ListSearch, listAddress } from '../../records/list-search.ts';
import { RecordReferenceData } from '../../records/RecordReferenceData.tsx';
import { requestBody } from '../../records/request-body.ts';
import { useCreate } from '../../records/use-create.tsx';
import { useRecordList } from '../../records/use-record-list.ts';
import { NEW_USER, newUserFields } from './new-user-fields.ts';
import { UsersScreen } from './UsersScreen.tsx';

interface UsersPageProps {
  search: ListSearch;
}

/** All users, or the form of a new one. */
export function UsersPage({ search }: UsersPageProps) {
  const session = useSessionSelector(selectSession);
  const mayCreate = abilitiesOf(session).can('create', 'User');
  return (
    <RecordReferenceData>
      {search.create && mayCreate ? <NewUser /> : <Users search={search} mayCreate={mayCreate} />}
    </RecordReferenceData>
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

const FIELDS = newUserFields(CompanyLookup);

/** A new user with a first membership in a company. */
function NewUser() {
  const { t } = useLingui();
  const { api } = useRouter().options.context;
  const { form, question } = useCreate({
    create: async (values) => {
      const user = await readData(api.http.POST('/api/users', { body: requestBody(values) }));
      return paths.user(user._id);
    },
    listHref: paths.users,
  });
  return (
    <>
      <CreatePage
        {...form}
        title={t`New user`}
        subtitle={<Trans>With a first company membership; the profile can be completed afterwards.</Trans>}
        fields={FIELDS}
        values={NEW_USER}
      />
      {question}
    </>
  );
}
