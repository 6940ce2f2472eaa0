import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { requestAhead } from '../../api/query-client.ts';
import { groupQuery } from '../../api/record-queries.ts';
import { GroupPage } from '../../features/companies/GroupPage.tsx';

export const Route = createFileRoute('/_authenticated/groups/$companyGroupId/')({
  staticData: { title: msg`Company group` },
  preload: false,
  loader: ({ context: { api, queryClient }, params }) =>
    requestAhead(queryClient, groupQuery(api, params.companyGroupId)),
  component: Group,
});

function Group() {
  const { companyGroupId } = Route.useParams();
  return <GroupPage key={companyGroupId} companyGroupId={companyGroupId} />;
}
