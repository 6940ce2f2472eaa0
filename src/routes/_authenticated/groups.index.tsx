import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GroupsPage } from '../../features/companies/GroupsPage.tsx';
import { readListSearch } from '../../records/list-search.ts';

export const Route = createFileRoute('/_authenticated/groups/')({
  staticData: { title: msg`Company groups` },
  validateSearch: readListSearch,
  component: Groups,
});

function Groups() {
  return <GroupsPage search={Route.useSearch()} />;
}
