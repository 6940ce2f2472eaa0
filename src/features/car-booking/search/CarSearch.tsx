import '../../../i18n/catalogues/car-search.ts';
import '../../../i18n/catalogues/places.ts';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { format } from 'date-fns/format';
import type { CarTypes } from '#domain/car-booking/car-choice.ts';
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
import { carStationsQuery } from '../../../api/car-requests.ts';
import { useStepBar } from '../../../booking/flow-pages.ts';
import { SearchStep, type SearchStepProps, useBookingPlaces } from '../../../booking/SearchStep.tsx';
import { useSearchStep } from '../../../booking/use-search-step.ts';
import { CarSearchScreen } from './CarSearchScreen.tsx';
import { useRentalPlace } from './use-rental-place.ts';

/** The first step: where, when and for whom. */
export function CarSearch() {
  const bar = useStepBar();
  const { places, failure } = useBookingPlaces();
  if (places) {
    return <SearchStep>{(step) => <SearchForm {...step} locations={places.locations} />}</SearchStep>;
  }
  if (failure) return <CarSearchScreen state="failed" failure={failure} {...bar} />;
  return <CarSearchScreen state="loading" {...bar} />;
}

interface SearchFormProps extends SearchStepProps {
  locations: BookingLocations['locations'];
}

function SearchForm({ session, locations, onDiscard }: SearchFormProps) {
  const { api } = useRouter().options.context;
  const { first, screen } = useSearchStep<CarTypes>({
    session,
    fresh: () => freshCriteria(session),
    describe: ({ pickUp: place, pickUpDate, dropOffDate }) =>
      place && { title: place.label, from: pickUpDate, to: dropOffDate },
  });
  const pickUp = useRentalPlace(first.pickUp, locations);
  const dropOff = useRentalPlace(first.dropOff, locations);
  const stations = { pickUp: useStations(pickUp.place), dropOff: useStations(dropOff.place) };
  const now = api.clock.now();
  return (
    <CarSearchScreen
      {...screen}
      state="ready"
      onDiscard={onDiscard}
      criteria={{ ...first, pickUp: pickUp.place, dropOff: dropOff.place }}
      today={format(now, 'yyyy-MM-dd')}
      now={now.toISOString()}
      lookups={{ pickUp: pickUp.lookup, dropOff: dropOff.lookup }}
      stations={stations}
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
