import '../../../i18n/catalogues/hotel-search.ts';
import '../../../i18n/catalogues/places.ts';
import { useRouter } from '@tanstack/react-router';
import { format } from 'date-fns/format';
import { useMemo } from 'react';
import { locationsOnMap } from '#domain/booking/matching-locations.ts';
import type { BookingLocations } from '#domain/contract.ts';
import type { HotelTypes } from '#domain/hotel-booking/hotel-choice.ts';
import { useStepBar } from '../../../booking/flow-pages.ts';
import { SearchStep, type SearchStepProps, useBookingPlaces } from '../../../booking/SearchStep.tsx';
import { usePlaceLookup } from '../../../booking/use-place-lookup.ts';
import { useSearchStep } from '../../../booking/use-search-step.ts';
import { placeNameOf } from '../place-name.ts';
import { freshCriteria } from './fresh-criteria.ts';
import { HotelSearchScreen } from './HotelSearchScreen.tsx';

/** The first step: where, when and for whom. */
export function HotelSearch() {
  const bar = useStepBar();
  const { places, failure } = useBookingPlaces();
  if (places) return <SearchStep>{(step) => <SearchForm {...step} places={places} />}</SearchStep>;
  if (failure) return <HotelSearchScreen state="failed" failure={failure} {...bar} />;
  return <HotelSearchScreen state="loading" {...bar} />;
}

function SearchForm({ session, places, onDiscard }: SearchStepProps & { places: BookingLocations }) {
  const { api } = useRouter().options.context;
  const { first, screen } = useSearchStep<HotelTypes>({
    session,
    fresh: () => freshCriteria(session),
    describe: (criteria) => ({
      title: placeNameOf(criteria, places),
      from: criteria.checkIn,
      to: criteria.checkOut,
    }),
  });
  const locations = useMemo(() => locationsOnMap(places.locations), [places]);
  const { place, lookup } = usePlaceLookup(first.place, locations);
  return (
    <HotelSearchScreen
      {...screen}
      state="ready"
      onDiscard={onDiscard}
      criteria={{ ...first, place }}
      today={format(api.clock.now(), 'yyyy-MM-dd')}
      places={places}
      lookup={lookup}
    />
  );
}
