import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GroupPage } from '../../features/companies/GroupPage.tsx';

export const Route = createFileRoute('/_authenticated/groups/$companyGroupId/')({
  staticData: { title: msg`Company group` },
  component: Group,
});

function Group() {
  const { companyGroupId } = Route.useParams();
  return <GroupPage key={companyGroupId} companyGroupId={companyGroupId} />;
}
