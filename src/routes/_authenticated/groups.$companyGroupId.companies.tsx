import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GroupCompaniesPage } from '../../features/companies/GroupCompaniesPage.tsx';
import { readListSearch } from '../../records/list-search.ts';

export const Route = createFileRoute('/_authenticated/groups/$companyGroupId/companies')({
  staticData: { title: msg`Companies of the group` },
  validateSearch: readListSearch,
  component: Companies,
});

function Companies() {
  const { companyGroupId } = Route.useParams();
  return (
    <GroupCompaniesPage key={companyGroupId} companyGroupId={companyGroupId} search={Route.useSearch()} />
  );
}
