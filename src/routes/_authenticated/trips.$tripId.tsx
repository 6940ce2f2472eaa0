import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { requestAhead } from '../../api/query-client.ts';
import { tripQuery } from '../../api/trip-queries.ts';
import { LiveTrip } from '../../features/trips/LiveTrip.tsx';

export const Route = createFileRoute('/_authenticated/trips/$tripId')({
  staticData: { title: msg`Trip` },
  preload: false,
  loader: ({ context: { api, queryClient }, params }) =>
    requestAhead(queryClient, tripQuery(api, params.tripId)),
  component: TripPage,
});

function TripPage() {
  const { tripId } = Route.useParams();
  return <LiveTrip key={tripId} tripId={tripId} />;
}
