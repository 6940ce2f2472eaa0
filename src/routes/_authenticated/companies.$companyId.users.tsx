import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CompanyUsersPage } from '../../features/company-users/CompanyUsersPage.tsx';
import { readCompanyUsersSearch } from '../../features/company-users/company-users-search.ts';

export const Route = createFileRoute('/_authenticated/companies/$companyId/users')({
  staticData: { title: msg`Company users` },
  validateSearch: readCompanyUsersSearch,
  component: CompanyUsers,
});

function CompanyUsers() {
  const { companyId } = Route.useParams();
  return <CompanyUsersPage key={companyId} companyId={companyId} search={Route.useSearch()} />;
}
