import type { CarCriteria } from '#domain/car-booking/car-criteria.ts';
import type { BookingForm } from '../../../booking/use-booking-form.ts';
import type { PlaceLookup } from '../../../components/places/place-lookup.ts';
import type { FirstProposal } from '../../../components/places/use-first-proposal.ts';
import type { SearchFault, SearchField } from './search-values.ts';

export interface ForBothPlaces<Value> {
  pickUp: Value;
  dropOff: Value;
}

export interface PlacesOfForm {
  lookups: ForBothPlaces<PlaceLookup>;
  firstProposals: ForBothPlaces<FirstProposal>;
}

export interface FieldsProps
  extends Pick<BookingForm<CarCriteria, SearchField, SearchFault>, 'values' | 'change'> {
  messages: Partial<Record<SearchField, string>>;
}
