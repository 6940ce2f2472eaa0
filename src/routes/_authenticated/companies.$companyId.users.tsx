import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { requestAhead } from '../../api/query-client.ts';
import { companyUserQuery, companyUsersQuery } from '../../api/record-queries.ts';
import { CompanyUsersPage } from '../../features/company-users/CompanyUsersPage.tsx';
import { readCompanyUsersSearch } from '../../features/company-users/company-users-search.ts';

export const Route = createFileRoute('/_authenticated/companies/$companyId/users')({
  staticData: { title: msg`Company users` },
  validateSearch: readCompanyUsersSearch,
  preload: false,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, params: { companyId }, deps }) => {
    const { companyUser: companyUserId, create, import: isImport } = deps;
    if (companyUserId) requestAhead(queryClient, companyUserQuery(api, { companyId, companyUserId }));
    else if (!create && !isImport) requestAhead(queryClient, companyUsersQuery(api, companyId, deps));
  },
  component: CompanyUsers,
});

function CompanyUsers() {
  const { companyId } = Route.useParams();
  return <CompanyUsersPage key={companyId} companyId={companyId} search={Route.useSearch()} />;
}
