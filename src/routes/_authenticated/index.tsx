import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import { selectSession } from '#machines/session/session-selectors.ts';
import { earlierSearchesQuery } from '../../api/booking-queries.ts';
import { requestAhead } from '../../api/query-client.ts';
import { nextTripQuery, tripCountsQuery, tripsQuery } from '../../api/trip-queries.ts';
import { chosenPeople } from '../../booking/chosen-people.ts';
import { Home } from '../../features/home/Home.tsx';
import { readTripsSearch, toListParams } from '../../features/home/trips-search.ts';
import { DraftTripAtHome } from '../../features/trip-draft/DraftTripAtHome.tsx';

const SEARCHES = {
  flight: lazy(() =>
    import('../../features/flight-booking/search/FlightSearchBar.tsx').then(({ FlightSearchBar }) => ({
      default: FlightSearchBar,
    })),
  ),
  hotel: lazy(() =>
    import('../../features/hotel-booking/search/HotelSearchBar.tsx').then(({ HotelSearchBar }) => ({
      default: HotelSearchBar,
    })),
  ),
  car: lazy(() =>
    import('../../features/car-booking/search/CarSearchBar.tsx').then(({ CarSearchBar }) => ({
      default: CarSearchBar,
    })),
  ),
};

const loadNextTrip = () =>
  import('../../features/trips/next-trip/NextTripAtHome.tsx').then(({ NextTripAtHome }) => NextTripAtHome);

export const Route = createFileRoute('/_authenticated/')({
  staticData: { title: msg`Home` },
  validateSearch: readTripsSearch,
  preload: false,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api, queryClient, session }, deps }) => {
    const company = selectSession(session.getSnapshot())?.company;
    if (!company) return;
    const params = toListParams(deps, chosenPeople(queryClient, company._id));
    requestAhead(queryClient, earlierSearchesQuery(api, company._id));
    requestAhead(queryClient, nextTripQuery(api, company._id));
    requestAhead(queryClient, tripsQuery(api, company._id, params));
    requestAhead(queryClient, tripCountsQuery(api, company._id, params));
  },
  component: () => (
    <Home
      loadNextTrip={loadNextTrip}
      draftTrip={<DraftTripAtHome />}
      renderSearch={(kind, session) => {
        const Form = SEARCHES[kind];
        return <Form session={session} />;
      }}
    />
  ),
});
