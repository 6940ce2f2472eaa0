import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { readListSearch } from '../../app/records/list-search.ts';
import { UsersPage } from '../../app/users/UsersPage.tsx';

export const Route = createFileRoute('/_authenticated/users/')({
  staticData: { title: msg`Users` },
  validateSearch: readListSearch,
  component: Users,
});

function Users() {
  return <UsersPage search={Route.useSearch()} />;
}
