import '../../i18n/catalogues/companies.ts';
import '../../i18n/catalogues/records.ts';
import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import type { CompanyGroupCreateRequest } from '#domain/contract.ts';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { readData } from '../../api/errors.ts';
import { groupsQuery } from '../../api/record-queries.ts';
import { Page } from '../../components/Page.tsx';
import { paths } from '../../components/paths.ts';
import { CompanyLookup } from '../../records/CompanyLookup.tsx';
import { CreatePage } from '../../records/CreatePage.tsx';
import { type ListSearch, listAddress } from '../../records/list-search.ts';
import { requestBody } from '../../records/request-body.ts';
import { useCreate } from '../../records/use-create.tsx';
import { useRecordList } from '../../records/use-record-list.ts';
import { COMPANY_TITLES, useListTabs } from './company-pages.ts';
import { GroupList } from './GroupList.tsx';
import { groupFields, groupRequest, NEW_GROUP } from './group-fields.ts';

interface GroupsPageProps {
  search: ListSearch;
}

export function GroupsPage({ search }: GroupsPageProps) {
  const session = useSessionSelector(selectSession);
  if (!session) return null;
  const mayCreate = abilitiesOf(session).can('create', 'CompanyGroup');
  return search.create && mayCreate ? <NewGroup /> : <Groups search={search} mayCreate={mayCreate} />;
}

function Groups({ search, mayCreate }: GroupsPageProps & { mayCreate: boolean }) {
  const { i18n } = useLingui();
  const { api } = useRouter().options.context;
  const tabs = useListTabs('groups');
  const list = useRecordList({
    path: paths.groups,
    search,
    defaultSort: 'name',
    query: groupsQuery(api, search),
  });
  return (
    <Page title={i18n._(COMPANY_TITLES.groups)}>
      <GroupList
        {...list}
        tabs={tabs}
        createHref={mayCreate ? listAddress(paths.groups, { create: true }) : undefined}
      />
    </Page>
  );
}

const FIELDS = groupFields(CompanyLookup);

/** A new group of companies. */
function NewGroup() {
  const { i18n } = useLingui();
  const { api } = useRouter().options.context;
  const { form, question } = useCreate({
    create: async (values) => {
      const body = requestBody<CompanyGroupCreateRequest>(groupRequest(values));
      const group = await readData(api.http.POST('/api/groups', { body }));
      return paths.group(group._id);
    },
    listHref: paths.groups,
  });
  return (
    <>
      <CreatePage {...form} title={i18n._(COMPANY_TITLES.newGroup)} fields={FIELDS} values={NEW_GROUP} />
      {question}
    </>
  );
}
