import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { requestAhead } from '../../api/query-client.ts';
import { usersQuery } from '../../api/record-queries.ts';
import { UsersPage } from '../../features/users/UsersPage.tsx';
import { readListSearch } from '../../records/list-search.ts';

export const Route = createFileRoute('/_authenticated/users/')({
  staticData: { title: msg`Users` },
  validateSearch: readListSearch,
  preload: false,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient }, deps }) => {
    if (!deps.create) requestAhead(queryClient, usersQuery(api, deps));
  },
  component: Users,
});

function Users() {
  return <UsersPage search={Route.useSearch()} />;
}
