import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { selectSession } from '#machines/session/session-selectors.ts';
import { requestAhead } from '../../api/query-client.ts';
import { tripCountsQuery, tripsQuery } from '../../api/trip-requests.ts';
import { Home } from '../../features/home/Home.tsx';
import { readTripsSearch, toListParams } from '../../features/home/trips-search.ts';
import { DraftTripAtHome } from '../../features/trip-draft/DraftTripAtHome.tsx';

export const Route = createFileRoute('/_authenticated/')({
  staticData: { title: msg`Home` },
  validateSearch: readTripsSearch,
  preload: false,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient, session }, deps }) => {
    const company = selectSession(session.getSnapshot())?.company;
    if (!company) return;
    const params = toListParams(deps);
    requestAhead(queryClient, tripsQuery(api, company._id, params));
    requestAhead(queryClient, tripCountsQuery(api, company._id, params.searchString));
  },
  component: () => <Home draftTrip={<DraftTripAtHome />} />,
});
