import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { requestAhead } from '../../api/query-client.ts';
import { groupsQuery } from '../../api/record-queries.ts';
import { GroupsPage } from '../../features/companies/GroupsPage.tsx';
import { readListSearch } from '../../records/list-search.ts';

export const Route = createFileRoute('/_authenticated/groups/')({
  staticData: { title: msg`Company groups` },
  validateSearch: readListSearch,
  preload: false,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps }) => {
    if (!deps.create) requestAhead(queryClient, groupsQuery(api, deps));
  },
  component: Groups,
});

function Groups() {
  return <GroupsPage search={Route.useSearch()} />;
}
