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

/** What each group of fields gets. */
export interface FieldsProps
  extends Pick<BookingForm<CarCriteria, SearchField, SearchFault>, 'values' | 'change'> {
  /** In words; absent when there is nothing to correct. */
  messages: Partial<Record<SearchField, string>>;
}
