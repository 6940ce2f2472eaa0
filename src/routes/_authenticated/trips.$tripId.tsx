import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { TripOfId } from '../../features/trips/TripOfId.tsx';

export const Route = createFileRoute('/_authenticated/trips/$tripId')({
  staticData: { title: msg`Trip` },
  component: TripPage,
});

function TripPage() {
  const { tripId } = Route.useParams();
  return <TripOfId key={tripId} tripId={tripId} />;
}
