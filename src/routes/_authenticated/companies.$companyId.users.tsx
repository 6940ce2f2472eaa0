import { msg } from '@lingui/core/macro';
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requestAhead } from '../../api/query-client.ts';
import { companyUserQuery, companyUsersQuery } from '../../api/record-queries.ts';
import { CompanyUsersPage } from '../../features/company-users/CompanyUsersPage.tsx';
import { readCompanyUsersSearch } from '../../features/company-users/company-users-search.ts';

const PAGES = {
  Membership: lazyRouteComponent(
    () => import('../../features/company-users/MembershipPage.tsx'),
    'MembershipPage',
  ),
  Creation: lazyRouteComponent(
    () => import('../../features/company-users/NewMembershipPage.tsx'),
    'NewMembershipPage',
  ),
  Import: lazyRouteComponent(() => import('../../features/company-users/ImportPage.tsx'), 'ImportPage'),
};

export const Route = createFileRoute('/_authenticated/companies/$companyId/users')({
  staticData: { title: msg`Company users` },
  validateSearch: readCompanyUsersSearch,
  preload: false,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, params: { companyId }, deps }) => {
    const { companyUser: companyUserId, create, import: isImport } = deps;
    if (companyUserId) {
      requestAhead(queryClient, companyUserQuery(api, { companyId, companyUserId }));
      await PAGES.Membership.preload?.();
    } else if (create) await PAGES.Creation.preload?.();
    else if (isImport) await PAGES.Import.preload?.();
    else requestAhead(queryClient, companyUsersQuery(api, companyId, deps));
  },
  component: CompanyUsers,
});

function CompanyUsers() {
  const { companyId } = Route.useParams();
  return <CompanyUsersPage key={companyId} companyId={companyId} search={Route.useSearch()} pages={PAGES} />;
}
