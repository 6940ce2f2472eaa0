import '../../../i18n/catalogues/booking.ts';
import '../../../i18n/catalogues/flight-search.ts';
import '../../../i18n/catalogues/places.ts';
import { freshFlightCriteria } from '#domain/flight-booking/flight-criteria.ts';
import type { Session } from '#machines/session/session-machine.ts';
import { useSearchBar } from '../../../booking/use-search-bar.ts';
import { FlightSearchForm } from './FlightSearchForm.tsx';
import { useFlightFields } from './use-flight-fields.ts';

export function FlightSearchBar({ session }: { session: Session }) {
  const { first, written, form } = useSearchBar('flight', session, freshFlightCriteria);
  const [traveler = null] = written.travelers;
  return <FlightSearchForm {...form} {...useFlightFields(session, traveler)} criteria={first} />;
}
