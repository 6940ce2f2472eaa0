import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../../features/companies/CompanyPage.tsx';

export const Route = createFileRoute('/_authenticated/companies/$companyId/')({
  staticData: { title: msg`Company` },
  component: Company,
});

function Company() {
  const { companyId } = Route.useParams();
  return <CompanyPage key={companyId} companyId={companyId} />;
}
