import '../../i18n/catalogues/companies.ts';
import '../../i18n/catalogues/records.ts';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { companiesOfGroupQuery, groupQuery } from '../../api/record-queries.ts';
import { Page } from '../../components/Page.tsx';
import { paths } from '../../components/paths.ts';
import type { ListSearch } from '../../records/list-search.ts';
import { RecordReferenceData } from '../../records/RecordReferenceData.tsx';
import { useRecordList } from '../../records/use-record-list.ts';
import { CompanyList } from './CompanyList.tsx';
import { COMPANY_TITLES, useGroupTabs } from './company-pages.ts';

interface GroupCompaniesPageProps {
  companyGroupId: string;
  search: ListSearch;
}

export function GroupCompaniesPage({ companyGroupId, search }: GroupCompaniesPageProps) {
  const { i18n } = useLingui();
  const { api } = useRouter().options.context;
  const { data: group } = useQuery({ ...groupQuery(api, companyGroupId), throwOnError: false });
  const tabs = useGroupTabs(companyGroupId, 'companies');
  const list = useRecordList({
    path: paths.groupCompanies(companyGroupId),
    search,
    defaultSort: 'name',
    query: companiesOfGroupQuery(api, companyGroupId, search),
  });
  return (
    <Page title={group?.name ?? i18n._(COMPANY_TITLES.group)}>
      <RecordReferenceData>
        <CompanyList {...list} tabs={tabs} />
      </RecordReferenceData>
    </Page>
  );
}
