import '../../../i18n/catalogues/booking.ts';
import '../../../i18n/catalogues/trip-status.ts';
import '../../../i18n/catalogues/trips.ts';
import '../../../i18n/catalogues/verdicts.ts';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Trip } from '#domain/contract.ts';
import { saveFile } from '../../../api/save-file.ts';
import { getTripCalendar } from '../../../api/trip-queries.ts';
import { useStartChange } from '../../../booking/use-start-change.ts';
import { showToast } from '../../../components/toasts/toast-queue.ts';
import { describeError } from '../../../i18n/describe-error.ts';
import { NextTrip } from './NextTrip.tsx';

interface NextTripAtHomeProps {
  trip: Trip;
  personId: string;
}

export function NextTripAtHome({ trip, personId }: NextTripAtHomeProps) {
  const { api } = useRouter().options.context;
  const startChange = useStartChange();
  const calendar = useMutation({
    mutationFn: async () => saveFile(await getTripCalendar(api, trip._id), `${trip.itineraryRefId}.ics`),
    onError: (error) => showToast(describeError(error), 'error'),
  });
  return (
    <NextTrip
      trip={trip}
      personId={personId}
      now={api.clock.now().toISOString()}
      isSavingCalendar={calendar.isPending}
      onSaveCalendar={() => calendar.mutate()}
      onChange={(part) => startChange(trip, part)}
    />
  );
}
