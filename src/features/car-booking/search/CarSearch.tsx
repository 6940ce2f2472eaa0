import '../../../i18n/catalogues/car-search.ts';
import '../../../i18n/catalogues/places.ts';
import type { CarTypes } from '#domain/car-booking/car-choice.ts';
import { freshCarCriteria } from '#domain/car-booking/car-criteria.ts';
import type { BookingLocations } from '#domain/contract.ts';
import { useStepBar } from '../../../booking/flow-pages.ts';
import { SearchStep, type SearchStepProps, useBookingPlaces } from '../../../booking/SearchStep.tsx';
import { useSearchStep } from '../../../booking/use-search-step.ts';
import { CarSearchScreen } from './CarSearchScreen.tsx';
import { useCarFields } from './use-car-fields.ts';

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
  const { first, screen } = useSearchStep<CarTypes>({
    kind: 'car',
    session,
    fresh: freshCarCriteria,
    describe: ({ pickUp: place, pickUpDate, dropOffDate }) =>
      place && { title: place.label, from: pickUpDate, to: dropOffDate },
  });
  const fields = useCarFields(first, locations);
  return <CarSearchScreen {...screen} state="ready" onDiscard={onDiscard} {...fields} />;
}
