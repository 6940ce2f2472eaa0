import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Home } from '../../features/home/Home.tsx';
import { readTripsSearch } from '../../features/home/trips-search.ts';
import { DraftTripAtHome } from '../../features/trip-draft/DraftTripAtHome.tsx';

export const Route = createFileRoute('/_authenticated/')({
  staticData: { title: msg`Home` },
  validateSearch: readTripsSearch,
  component: () => <Home draftTrip={<DraftTripAtHome />} />,
});
