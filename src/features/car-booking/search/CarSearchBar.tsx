import '../../../i18n/catalogues/booking.ts';
import '../../../i18n/catalogues/car-search.ts';
import '../../../i18n/catalogues/places.ts';
import { freshCarCriteria } from '#domain/car-booking/car-criteria.ts';
import type { BookingLocations } from '#domain/contract.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { PlacesNeeded } from '../../../booking/PlacesNeeded.tsx';
import { useSearchBar } from '../../../booking/use-search-bar.ts';
import { CarSearchForm } from './CarSearchForm.tsx';
import { useCarFields } from './use-car-fields.ts';

export function CarSearchBar({ session }: { session: Session }) {
  return <PlacesNeeded>{(places) => <PlacedSearchBar session={session} places={places} />}</PlacesNeeded>;
}

function PlacedSearchBar({ session, places }: { session: Session; places: BookingLocations }) {
  const { first, form } = useSearchBar('car', session, freshCarCriteria);
  return <CarSearchForm {...form} {...useCarFields(first, places.locations)} />;
}
