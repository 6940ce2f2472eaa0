import { msg } from '@lingui/core/macro';
import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { requestAhead } from '../../api/query-client.ts';
import { usersQuery } from '../../api/record-queries.ts';
import { UsersPage } from '../../features/users/UsersPage.tsx';
import { readListSearch } from '../../records/list-search.ts';

const NewUser = lazyRouteComponent(() => import('../../features/users/NewUser.tsx'), 'NewUser');

export const Route = createFileRoute('/_authenticated/users/')({
  staticData: { title: msg`Users` },
  validateSearch: readListSearch,
  preload: false,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api, queryClient }, deps }) => {
    if (deps.create) await NewUser.preload?.();
    else requestAhead(queryClient, usersQuery(api, deps));
  },
  component: Users,
});

function Users() {
  return <UsersPage search={Route.useSearch()} creation={<NewUser />} />;
}
