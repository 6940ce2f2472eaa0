import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { requestAhead } from '../../api/query-client.ts';
import { companyQuery } from '../../api/record-queries.ts';
import { CompanyPage } from '../../features/companies/CompanyPage.tsx';

export const Route = createFileRoute('/_authenticated/companies/$companyId/')({
  staticData: { title: msg`Company` },
  preload: false,
  loader: ({ context: { api, queryClient }, params }) =>
    requestAhead(queryClient, companyQuery(api, params.companyId)),
  component: Company,
});

function Company() {
  const { companyId } = Route.useParams();
  return <CompanyPage key={companyId} companyId={companyId} />;
}
