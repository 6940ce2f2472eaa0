import type { CarCriteria } from '#domain/car-booking/car-criteria.ts';
import type { BookingForm } from '../../../booking/use-booking-form.ts';
import type { PlaceLookup } from '../../../components/places/place-lookup.ts';
import type { FirstProposal } from '../../../components/places/use-first-proposal.ts';
import type { SearchFault, SearchField } from './search-values.ts';

/** For the places of the pick-up and the drop-off. */
export interface ForBothPlaces<Value> {
  pickUp: Value;
  dropOff: Value;
}

export interface PlacesOfForm {
  lookups: ForBothPlaces<PlaceLookup>;
  firstProposals: ForBothPlaces<FirstProposal>;
}

/** The props of each group of fields. */
export interface FieldsProps
  extends Pick<BookingForm<CarCriteria, SearchField, SearchFault>, 'values' | 'change'> {
  /** In words; absent without an error. */
  messages: Partial<Record<SearchField, string>>;
}
