import '../../i18n/catalogues/hotel-search.ts';
import '../../i18n/catalogues/places.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { format } from 'date-fns/format';
import { useState } from 'react';
import type { BookingLocations } from '#domain/contract.ts';
import { selectFurthest } from '#machines/hotel-booking/hotel-booking-selectors.ts';
import { HOTEL_STEPS } from '#machines/hotel-booking/hotel-steps.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useHotelBooking, useHotelBookingSelector } from '../../actors/use-hotel-booking.ts';
import { useSessionSelector } from '../../actors/use-session.ts';
import { locationsQuery } from '../../api/booking-requests.ts';
import { useHotelSteps } from '../../components/booking/use-hotel-steps.ts';
import { HotelSearchScreen } from '../../features/hotel-search/HotelSearchScreen.tsx';
import { describeError } from '../../i18n/describe-error.ts';
import { freshCriteria } from './fresh-criteria.ts';
import { placeNameOf } from './place-name.ts';
import { useColleagues } from './use-colleagues.ts';
import { usePlaceLookup } from './use-place-lookup.ts';

/** The first step: where, when and for whom. */
export function HotelSearch() {
  const { api } = useRouter().options.context;
  const session = useSessionSelector(selectSession);
  const companyId = session?.company._id ?? '';
  const { data, error, refetch } = useQuery({ ...locationsQuery(api, companyId), throwOnError: false });
  const steps = useHotelSteps();
  const furthest = HOTEL_STEPS.indexOf(useHotelBookingSelector(selectFurthest));
  const bar = { steps, furthest };
  const { actor } = useHotelBooking();
  const [forms, setForms] = useState(0);
  if (!session) return null;
  if (data) {
    const discard = () => {
      actor.send({ type: 'booking.discard' });
      setForms(forms + 1);
    };
    return <SearchForm key={forms} {...{ session, bar }} places={data} onDiscard={discard} />;
  }
  if (!error) return <HotelSearchScreen state="loading" {...bar} />;
  return (
    <HotelSearchScreen state="failed" message={describeError(error)} onRetry={() => refetch()} {...bar} />
  );
}

interface SearchFormProps {
  session: Session;
  places: BookingLocations;
  bar: { steps: ReturnType<typeof useHotelSteps>; furthest: number };
  onDiscard: () => void;
}

function SearchForm({ session, places, bar, onDiscard }: SearchFormProps) {
  const { api, enums } = useRouter().options.context;
  const { actor, resumedFrom } = useHotelBooking();
  const kept = useHotelBookingSelector(({ context }) => context.criteria);
  const hotel = useHotelBookingSelector(({ context }) => context.hotel);
  const [first] = useState(() => actor.getSnapshot().context.written ?? kept ?? freshCriteria(session));
  const { place, lookup } = usePlaceLookup(first.place);
  const colleagues = useColleagues(session);
  const savedAt = resumedFrom();
  const title = kept && (hotel?.name ?? placeNameOf(kept, places));
  const left = kept && title !== null && savedAt !== null ? { ...kept, title, savedAt } : null;
  return (
    <HotelSearchScreen
      {...bar}
      state="ready"
      left={left}
      onContinue={() => actor.send({ type: 'step.open', step: 'checkout' })}
      onDiscard={onDiscard}
      criteria={{ ...first, place }}
      today={format(api.clock.now(), 'yyyy-MM-dd')}
      places={places}
      lookup={lookup}
      purposes={enums.choices('trippurposes')}
      colleagues={colleagues}
      onWrite={(criteria) => actor.send({ type: 'criteria.write', criteria })}
      onSubmit={(criteria) => actor.send({ type: 'criteria.submit', criteria })}
    />
  );
}
