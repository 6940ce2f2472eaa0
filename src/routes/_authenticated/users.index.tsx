import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { UsersPage } from '../../features/users/UsersPage.tsx';
import { readListSearch } from '../../records/list-search.ts';

export const Route = createFileRoute('/_authenticated/users/')({
  staticData: { title: msg`Users` },
  validateSearch: readListSearch,
  component: Users,
});

function Users() {
  return <UsersPage search={Route.useSearch()} />;
}
