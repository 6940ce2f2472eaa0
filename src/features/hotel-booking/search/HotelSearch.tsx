import '../../../i18n/catalogues/hotel-search.ts';
import '../../../i18n/catalogues/places.ts';
import type { BookingLocations } from '#domain/contract.ts';
import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import { freshHotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import { useStepBar } from '../../../booking/flow-pages.ts';
import { SearchStep, type SearchStepProps, useBookingPlaces } from '../../../booking/SearchStep.tsx';
import { useSearchStep } from '../../../booking/use-search-step.ts';
import { placeNameOf } from '../place-name.ts';
import { HotelSearchScreen } from './HotelSearchScreen.tsx';
import { useHotelFields } from './use-hotel-fields.ts';

export function HotelSearch() {
  const bar = useStepBar();
  const { places, failure } = useBookingPlaces();
  if (places) return <SearchStep>{(step) => <SearchForm {...step} places={places} />}</SearchStep>;
  if (failure) return <HotelSearchScreen state="failed" failure={failure} {...bar} />;
  return <HotelSearchScreen state="loading" {...bar} />;
}

function SearchForm({ session, places, onDiscard }: SearchStepProps & { places: BookingLocations }) {
  const { first, screen } = useSearchStep<HotelTypes>({
    kind: 'hotel',
    session,
    fresh: freshHotelCriteria,
    describe: (criteria) => ({
      title: placeNameOf(criteria, places),
      from: criteria.checkIn,
      to: criteria.checkOut,
    }),
  });
  const fields = useHotelFields(first, places);
  return <HotelSearchScreen {...screen} state="ready" onDiscard={onDiscard} {...fields} />;
}
