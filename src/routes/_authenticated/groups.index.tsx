import { msg } from '@lingui/core/macro';
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requestAhead } from '../../api/query-client.ts';
import { groupsQuery } from '../../api/record-queries.ts';
import { GroupsPage } from '../../features/companies/GroupsPage.tsx';
import { readListSearch } from '../../records/list-search.ts';

const NewGroup = lazyRouteComponent(() => import('../../features/companies/NewGroup.tsx'), 'NewGroup');

export const Route = createFileRoute('/_authenticated/groups/')({
  staticData: { title: msg`Company groups` },
  validateSearch: readListSearch,
  preload: false,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps }) => {
    if (deps.create) await NewGroup.preload?.();
    else requestAhead(queryClient, groupsQuery(api, deps));
  },
  component: Groups,
});

function Groups() {
  return <GroupsPage search={Route.useSearch()} creation={<NewGroup />} />;
}
