import '../../i18n/catalogues/companies.ts';
import '../../i18n/catalogues/records.ts';
import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { abilitiesOf } from '#machines/session/session-abilities.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { companiesQuery } from '../../api/record-queries.ts';
import { Page } from '../../components/Page.tsx';
import { paths } from '../../components/paths.ts';
import { type ListSearch, listAddress } from '../../records/list-search.ts';
import { RecordReferenceData } from '../../records/RecordReferenceData.tsx';
import { useRecordList } from '../../records/use-record-list.ts';
import { CompanyList } from './CompanyList.tsx';
import { COMPANY_TITLES, useListTabs } from './company-pages.ts';

interface CompaniesPageProps {
  search: ListSearch;
  creation: ReactNode;
}

export function CompaniesPage({ search, creation }: CompaniesPageProps) {
  const session = useSessionSelector(selectSession);
  if (!session) return null;
  const mayCreate = abilitiesOf(session).can('create', 'Company');
  return (
    <RecordReferenceData>
      {search.create && mayCreate ? (
        creation
      ) : (
        <Companies session={session} search={search} mayCreate={mayCreate} />
      )}
    </RecordReferenceData>
  );
}

interface CompaniesProps extends Pick<CompaniesPageProps, 'search'> {
  session: Session;
  mayCreate: boolean;
}

function Companies({ session, search, mayCreate }: CompaniesProps) {
  const { i18n } = useLingui();
  const { api } = useRouter().options.context;
  const tabs = useListTabs('companies');
  const list = useRecordList({
    path: paths.companies,
    search,
    defaultSort: 'name',
    query: companiesQuery(api, session.company._id, search),
  });
  return (
    <Page title={i18n._(COMPANY_TITLES.companies)}>
      <CompanyList
        {...list}
        tabs={tabs}
        sortsByNumber
        createHref={mayCreate ? listAddress(paths.companies, { create: true }) : undefined}
      />
    </Page>
  );
}
