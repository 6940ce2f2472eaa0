import '../../../i18n/catalogues/booking.ts';
import '../../../i18n/catalogues/hotel-search.ts';
import '../../../i18n/catalogues/places.ts';
import type { BookingLocations } from '#domain/contract.ts';
import { freshHotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { PlacesNeeded } from '../../../booking/PlacesNeeded.tsx';
import { useSearchBar } from '../../../booking/use-search-bar.ts';
import { HotelSearchForm } from './HotelSearchForm.tsx';
import { useHotelFields } from './use-hotel-fields.ts';

export function HotelSearchBar({ session }: { session: Session }) {
  return <PlacesNeeded>{(places) => <PlacedSearchBar session={session} places={places} />}</PlacesNeeded>;
}

function PlacedSearchBar({ session, places }: { session: Session; places: BookingLocations }) {
  const { first, form } = useSearchBar('hotel', session, freshHotelCriteria);
  return <HotelSearchForm {...form} {...useHotelFields(first, places)} />;
}
