import '../../../i18n/catalogues/hotel-search.ts';
import '../../../i18n/catalogues/places.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { format } from 'date-fns/format';
import { useMemo, useState } from 'react';
import { locationsOnMap } from '#domain/booking/matching-locations.ts';
import type { BookingLocations } from '#domain/contract.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useHotelBooking, useHotelBookingSelector } from '../../../actors/hotel-booking/hotel-booking.ts';
import { useSessionSelector } from '../../../actors/use-session.ts';
import { locationsQuery } from '../../../api/booking-requests.ts';
import { useStepBar } from '../../../booking/flow-pages.ts';
import { usePlaceLookup } from '../../../booking/use-place-lookup.ts';
import { useTripChoices } from '../../../booking/use-trip-choices.ts';
import { useAreaFailure } from '../../../errors/use-area-failure.ts';
import { placeNameOf } from '../place-name.ts';
import { freshCriteria } from './fresh-criteria.ts';
import { HotelSearchScreen } from './HotelSearchScreen.tsx';

/** The first step: where, when and for whom. */
export function HotelSearch() {
  const { api } = useRouter().options.context;
  const session = useSessionSelector(selectSession);
  const companyId = session?.company._id ?? '';
  const { data, error, refetch } = useQuery({ ...locationsQuery(api, companyId), throwOnError: false });
  const bar = useStepBar();
  const failure = useAreaFailure(error, () => void refetch());
  const { actor } = useHotelBooking();
  const [forms, setForms] = useState(0);
  if (!session) return null;
  if (data) {
    const discard = () => {
      actor.send({ type: 'booking.discard' });
      setForms(forms + 1);
    };
    return <SearchForm key={forms} session={session} bar={bar} places={data} onDiscard={discard} />;
  }
  if (failure) return <HotelSearchScreen state="failed" failure={failure} {...bar} />;
  return <HotelSearchScreen state="loading" {...bar} />;
}

interface SearchFormProps {
  session: Session;
  places: BookingLocations;
  bar: ReturnType<typeof useStepBar>;
  onDiscard: () => void;
}

function SearchForm({ session, places, bar, onDiscard }: SearchFormProps) {
  const { api } = useRouter().options.context;
  const { actor, resumedFrom } = useHotelBooking();
  const lastCriteria = useHotelBookingSelector(({ context }) => context.criteria);
  const hotel = useHotelBookingSelector(({ context }) => context.result);
  const [first] = useState(
    () => actor.getSnapshot().context.written ?? lastCriteria ?? freshCriteria(session),
  );
  const locations = useMemo(() => locationsOnMap(places.locations), [places]);
  const { place, lookup } = usePlaceLookup(first.place, locations);
  const choices = useTripChoices(session);
  const savedAt = resumedFrom();
  const title = lastCriteria && (hotel?.name ?? placeNameOf(lastCriteria, places));
  const reasonToReturn =
    lastCriteria && title !== null && savedAt !== null
      ? { title, from: lastCriteria.checkIn, to: lastCriteria.checkOut, savedAt }
      : null;
  return (
    <HotelSearchScreen
      {...bar}
      state="ready"
      left={reasonToReturn}
      onContinue={() => actor.send({ type: 'step.open', step: 'checkout' })}
      onDiscard={onDiscard}
      criteria={{ ...first, place }}
      today={format(api.clock.now(), 'yyyy-MM-dd')}
      places={places}
      lookup={lookup}
      {...choices}
      onWrite={(criteria) => actor.send({ type: 'criteria.write', criteria })}
      onSubmit={(criteria) => actor.send({ type: 'criteria.submit', criteria })}
    />
  );
}
