import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { UserPage } from '../../features/users/UserPage.tsx';

export const Route = createFileRoute('/_authenticated/users/$userId')({
  staticData: { title: msg`Profile` },
  component: Profile,
});

function Profile() {
  const { userId } = Route.useParams();
  return <UserPage key={userId} userId={userId} />;
}
