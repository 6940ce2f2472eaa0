import '../../i18n/catalogues/booking.ts';
import '../../i18n/catalogues/trip-status.ts';
import '../../i18n/catalogues/trips.ts';
import '../../i18n/catalogues/verdicts.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Trip } from '#domain/contract.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { ApiError } from '../../api/errors.ts';
import { hotelPictureAddress } from '../../api/images.ts';
import { saveFile } from '../../api/save-file.ts';
import { getTripCalendar, tripQuery } from '../../api/trip-requests.ts';
import { useAreaFailure } from '../../errors/use-area-failure.ts';
import { localZone } from '../../i18n/format.ts';
import { refreshInterval } from './refresh-interval.ts';
import { TripScreen } from './TripScreen.tsx';
import { useAdding } from './use-adding.ts';
import { useAgency } from './use-agency.ts';
import { useCancellation } from './use-cancellation.ts';
import { useChanging } from './use-changing.ts';
import { useDecision } from './use-decision.ts';
import { usePartlyBooked } from './use-partly-booked.ts';
import { useRequesting } from './use-requesting.ts';

/** A trip, reloaded regularly while it is changing. */
export function LiveTrip({ tripId }: { tripId: string }) {
  const { api } = useRouter().options.context;
  const { data, error, isFetching, refetch } = useQuery({
    ...tripQuery(api, tripId),
    throwOnError: false,
    refetchInterval: ({ state }) => (state.data ? refreshInterval(state.data) : false),
  });
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 422);
  const failure = useAreaFailure(data || isMissing ? null : error, () => void refetch());
  const session = useSessionSelector(selectSession);
  if (data && session) return <LoadedTrip trip={data} session={session} />;
  if (isMissing) return <TripScreen state="notFound" />;
  return failure && !isFetching ? (
    <TripScreen state="failed" failure={failure} />
  ) : (
    <TripScreen state="loading" />
  );
}

function LoadedTrip({ trip, session }: { trip: Trip; session: Session }) {
  const { api, enums } = useRouter().options.context;
  const { purpose, creditCard } = trip.bookingInfo;
  const agency = useAgency(trip, session);
  const cancelling = useCancellation(trip);
  const changing = useChanging(trip);
  const deciding = useDecision(trip, changing.decision.state === 'decided');
  const requesting = useRequesting(trip);
  const costs = usePartlyBooked(trip);
  const { adding, onChooseAnother } = useAdding(trip);
  const [calendar, setCalendar] = useState<'resting' | 'loading' | 'failed'>('resting');

  async function saveCalendar(): Promise<void> {
    setCalendar('loading');
    try {
      saveFile(await getTripCalendar(api, trip._id), `${trip.itineraryRefId}.ics`);
      setCalendar('resting');
    } catch {
      setCalendar('failed');
    }
  }

  return (
    <TripScreen
      state="ready"
      trip={trip}
      personId={session.companyUser._id}
      labels={{
        purpose: enums.find('trippurposes', purpose)?.label ?? purpose,
        cardVendor: creditCard && (enums.find('creditcards', creditCard.vendor)?.label ?? creditCard.vendor),
      }}
      now={api.clock.now().toISOString()}
      zone={localZone()}
      pictureOf={(propertyId) => hotelPictureAddress(api, propertyId)}
      programOf={(program) => enums.find('flightloyalty', program)?.label ?? program}
      calendar={{ state: calendar, onSave: () => void saveCalendar() }}
      {...cancelling}
      deciding={deciding}
      requesting={requesting}
      choosing={{ ...costs, onChooseAnother }}
      adding={adding}
      agency={agency}
      changing={changing}
    />
  );
}
