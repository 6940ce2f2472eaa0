import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { requestAhead } from '../../api/query-client.ts';
import { userQuery } from '../../api/record-queries.ts';
import { UserPage } from '../../features/users/UserPage.tsx';

export const Route = createFileRoute('/_authenticated/users/$userId')({
  staticData: { title: msg`Profile` },
  preload: false,
  loader: ({ context: { api, queryClient }, params }) =>
    requestAhead(queryClient, userQuery(api, params.userId)),
  component: Profile,
});

function Profile() {
  const { userId } = Route.useParams();
  return <UserPage key={userId} userId={userId} />;
}
