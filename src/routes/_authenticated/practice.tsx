import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { mayPractise } from '#domain/may-practise.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { contractQuery } from '../../api/contract-query.ts';
import { requestAhead } from '../../api/query-client.ts';
import { PracticeOfCompany } from '../../features/practice/PracticeOfCompany.tsx';

export const Route = createFileRoute('/_authenticated/practice')({
  staticData: { title: msg`Practice` },
  beforeLoad: ({ context }) => {
    if (!context.config.practiceMode) throw notFound();
  },
  preload: false,
  loader: ({ context: { api, queryClient, session } }) => {
    const signedIn = selectSession(session.getSnapshot());
    if (!signedIn || !mayPractise(signedIn.companyUser.role)) return;
    const query = contractQuery(api, 'get', '/api/practice', { dependsOn: signedIn.company._id });
    requestAhead(queryClient, query);
  },
  component: PracticeOfCompany,
});
