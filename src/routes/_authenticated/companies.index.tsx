import { msg } from '@lingui/core/macro';
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { selectSession } from '#machines/session/session-selectors.ts';
import { requestAhead } from '../../api/query-client.ts';
import { companiesQuery } from '../../api/record-queries.ts';
import { CompaniesPage } from '../../features/companies/CompaniesPage.tsx';
import { readListSearch } from '../../records/list-search.ts';

const NewCompany = lazyRouteComponent(() => import('../../features/companies/NewCompany.tsx'), 'NewCompany');

export const Route = createFileRoute('/_authenticated/companies/')({
  staticData: { title: msg`Companies` },
  validateSearch: readListSearch,
  preload: false,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient, session }, deps }) => {
    if (deps.create) return await NewCompany.preload?.();
    const company = selectSession(session.getSnapshot())?.company;
    if (company) requestAhead(queryClient, companiesQuery(api, company._id, deps));
  },
  component: Companies,
});

function Companies() {
  return <CompaniesPage search={Route.useSearch()} creation={<NewCompany />} />;
}
