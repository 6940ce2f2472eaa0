import '../../../i18n/catalogues/car-search.ts';
import '../../../i18n/catalogues/places.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { format } from 'date-fns/format';
import { useState } from 'react';
import {
  type CarCriteria,
  DEFAULT_DRIVER_AGE,
  DEFAULT_DROP_OFF_TIME,
  DEFAULT_PICK_UP_TIME,
  type RentalPlace,
} from '#domain/car-booking/car-criteria.ts';
import { toCarPlaceRequest } from '#domain/car-booking/car-requests.ts';
import type { BookingLocations, CarStation } from '#domain/contract.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { selectSession } from '#machines/session/session-selectors.ts';
import { useCarBooking, useCarBookingSelector } from '../../../actors/car-booking/car-booking.ts';
import { useSessionSelector } from '../../../actors/use-session.ts';
import { locationsQuery } from '../../../api/booking-requests.ts';
import { carStationsQuery } from '../../../api/car-requests.ts';
import { useStepBar } from '../../../booking/flow-pages.ts';
import { useTripChoices } from '../../../booking/use-trip-choices.ts';
import { useAreaFailure } from '../../../errors/use-area-failure.ts';
import { CarSearchScreen } from './CarSearchScreen.tsx';
import { useRentalPlace } from './use-rental-place.ts';

/** The first step: where, when and for whom. */
export function CarSearch() {
  const { api } = useRouter().options.context;
  const session = useSessionSelector(selectSession);
  const companyId = session?.company._id ?? '';
  const { data, error, refetch } = useQuery({ ...locationsQuery(api, companyId), throwOnError: false });
  const bar = useStepBar();
  const failure = useAreaFailure(error, () => void refetch());
  const { actor } = useCarBooking();
  const [forms, setForms] = useState(0);
  if (!session) return null;
  if (data) {
    const discard = () => {
      actor.send({ type: 'booking.discard' });
      setForms(forms + 1);
    };
    const { locations } = data;
    return <SearchForm key={forms} session={session} bar={bar} locations={locations} onDiscard={discard} />;
  }
  if (failure) return <CarSearchScreen state="failed" failure={failure} {...bar} />;
  return <CarSearchScreen state="loading" {...bar} />;
}

interface SearchFormProps {
  session: Session;
  locations: BookingLocations['locations'];
  bar: ReturnType<typeof useStepBar>;
  onDiscard: () => void;
}

function SearchForm({ session, locations, bar, onDiscard }: SearchFormProps) {
  const { api } = useRouter().options.context;
  const { actor, resumedFrom } = useCarBooking();
  const lastCriteria = useCarBookingSelector(({ context }) => context.criteria);
  const car = useCarBookingSelector(({ context }) => context.result);
  const [first] = useState(
    () => actor.getSnapshot().context.written ?? lastCriteria ?? freshCriteria(session),
  );
  const pickUp = useRentalPlace(first.pickUp, locations);
  const dropOff = useRentalPlace(first.dropOff, locations);
  const stations = { pickUp: useStations(pickUp.place), dropOff: useStations(dropOff.place) };
  const choices = useTripChoices(session);
  const savedAt = resumedFrom();
  const now = api.clock.now();
  const reasonToReturn =
    lastCriteria?.pickUp && savedAt !== null
      ? {
          title: car?.name ?? lastCriteria.pickUp.label,
          from: lastCriteria.pickUpDate,
          to: lastCriteria.dropOffDate,
          savedAt,
        }
      : null;
  return (
    <CarSearchScreen
      {...bar}
      state="ready"
      left={reasonToReturn}
      onContinue={() => actor.send({ type: 'step.open', step: 'checkout' })}
      onDiscard={onDiscard}
      criteria={{ ...first, pickUp: pickUp.place, dropOff: dropOff.place }}
      today={format(now, 'yyyy-MM-dd')}
      now={now.toISOString()}
      lookups={{ pickUp: pickUp.lookup, dropOff: dropOff.lookup }}
      stations={stations}
      {...choices}
      onWrite={(criteria) => actor.send({ type: 'criteria.write', criteria })}
      onSubmit={(criteria) => actor.send({ type: 'criteria.submit', criteria })}
    />
  );
}

/** Null until they are loaded: the search itself reports a place without stations. */
function useStations(place: RentalPlace | null): readonly CarStation[] | null {
  const { api } = useRouter().options.context;
  const query = carStationsQuery(api, place ? toCarPlaceRequest(place) : { code: '' });
  const { data } = useQuery({ ...query, enabled: place !== null, throwOnError: false });
  return (place && data?.stations) ?? null;
}

/** Only the default times and the user are filled in, the user only in a company that they belong to. */
function freshCriteria({ companyUser, company }: Session): CarCriteria {
  const { _id, user } = companyUser;
  const { firstName, lastName } = user;
  return {
    pickUp: null,
    dropOffAtPickUp: true,
    dropOff: null,
    pickUpDate: '',
    dropOffDate: '',
    pickUpTime: DEFAULT_PICK_UP_TIME,
    dropOffTime: DEFAULT_DROP_OFF_TIME,
    driverAge: DEFAULT_DRIVER_AGE,
    purpose: '',
    travelers: companyUser.company === company._id ? [{ _id, firstName, lastName }] : [],
  };
}
