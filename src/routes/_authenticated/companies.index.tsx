import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CompaniesPage } from '../../features/companies/CompaniesPage.tsx';
import { readListSearch } from '../../records/list-search.ts';

export const Route = createFileRoute('/_authenticated/companies/')({
  staticData: { title: msg`Companies` },
  validateSearch: readListSearch,
  component: Companies,
});

function Companies() {
  return <CompaniesPage search={Route.useSearch()} />;
}
