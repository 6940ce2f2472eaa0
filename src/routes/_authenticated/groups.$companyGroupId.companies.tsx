import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { requestAhead } from '../../api/query-client.ts';
import { companiesOfGroupQuery, groupQuery } from '../../api/record-queries.ts';
import { GroupCompaniesPage } from '../../features/companies/GroupCompaniesPage.tsx';
import { readListSearch } from '../../records/list-search.ts';

export const Route = createFileRoute('/_authenticated/groups/$companyGroupId/companies')({
  staticData: { title: msg`Companies of the group` },
  validateSearch: readListSearch,
  preload: false,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, params: { companyGroupId }, deps }) => {
    requestAhead(queryClient, companiesOfGroupQuery(api, companyGroupId, deps));
    requestAhead(queryClient, groupQuery(api, companyGroupId));
  },
  component: Companies,
});

function Companies() {
  const { companyGroupId } = Route.useParams();
  return (
    <GroupCompaniesPage key={companyGroupId} companyGroupId={companyGroupId} search={Route.useSearch()} />
  );
}
