import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { mayPractise } from '#domain/may-practise.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { practiceQuery } from '../../api/practice-requests.ts';
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
    requestAhead(queryClient, practiceQuery(api, signedIn.company._id));
  },
  component: PracticeOfCompany,
});
