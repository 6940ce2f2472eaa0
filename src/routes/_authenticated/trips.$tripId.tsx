import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LiveTrip } from '../../features/trips/LiveTrip.tsx';

export const Route = createFileRoute('/_authenticated/trips/$tripId')({
  staticData: { title: msg`Trip` },
  component: TripPage,
});

function TripPage() {
  const { tripId } = Route.useParams();
  return <LiveTrip key={tripId} tripId={tripId} />;
}
