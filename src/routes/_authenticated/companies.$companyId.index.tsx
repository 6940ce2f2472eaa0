import { msg } from '@lingui/core/macro';
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requestAhead } from '../../api/query-client.ts';
import { companyQuery } from '../../api/record-queries.ts';
import { CompanyPage } from '../../features/companies/CompanyPage.tsx';

const Policies = lazyRouteComponent(
  () => import('../../features/companies/policies/CompanyPolicies.tsx'),
  'CompanyPolicies',
);

export const Route = createFileRoute('/_authenticated/companies/$companyId/')({
  staticData: { title: msg`Company` },
  preload: false,
  loader: async ({ context: { api, queryClient }, params }) => {
    requestAhead(queryClient, companyQuery(api, params.companyId));
    await Policies.preload?.();
  },
  component: Company,
});

function Company() {
  const { companyId } = Route.useParams();
  return <CompanyPage key={companyId} companyId={companyId} Policies={Policies} />;
}
