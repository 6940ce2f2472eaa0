import '../../i18n/catalogues/companies.ts';
import '../../i18n/catalogues/records.ts';
import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { groupsQuery } from '../../api/record-queries.ts';
import { Page } from '../../components/Page.tsx';
import { paths } from '../../components/paths.ts';
import { type ListSearch, listAddress } from '../../records/list-search.ts';
import { useRecordList } from '../../records/use-record-list.ts';
import { COMPANY_TITLES, useListTabs } from './company-pages.ts';
import { GroupList } from './GroupList.tsx';

interface GroupsPageProps {
  search: ListSearch;
  creation: ReactNode;
}

export function GroupsPage({ search, creation }: GroupsPageProps) {
  const session = useSessionSelector(selectSession);
  if (!session) return null;
  const mayCreate = abilitiesOf(session).can('create', 'CompanyGroup');
  return search.create && mayCreate ? creation : <Groups search={search} mayCreate={mayCreate} />;
}

function Groups({ search, mayCreate }: Pick<GroupsPageProps, 'search'> & { mayCreate: boolean }) {
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
