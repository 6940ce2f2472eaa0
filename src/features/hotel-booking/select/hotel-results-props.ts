import type { SelectedPlace } from '#domain/booking/flow-types.ts';
import type { Position } from '#domain/geography.ts';
import type { SelectedRate } from '#domain/hotel-booking/hotel-choice.ts';
import type { HotelCriteria } from '#domain/hotel-booking/hotel-criteria.ts';
import type { HotelList } from '#domain/hotel-booking/hotel-list.ts';
import type { HotelListSettings } from '#domain/hotel-booking/hotel-list-settings.ts';
import type { HotelRow } from '#domain/hotel-booking/hotel-rows.ts';
import type { MapLandmark } from '../../../components/map/map-point.ts';
import type { ResultsProps } from '../../../components/results/ResultsScreen.tsx';

export interface HotelResultsScreenProps extends ResultsProps<HotelCriteria, HotelList, HotelListSettings> {
  /** Rates of the hotel that was chosen last which were sold out or withdrawn when they were chosen. */
  gone: readonly SelectedRate[];
  /** The place or the location of the company, in words. */
  placeName: string;
  /** Its position, if it is known. */
  center: Position | null;
  /** The locations of the company, on the map. */
  landmarks: readonly MapLandmark[];
  mapStyleUrl: string | undefined;
  /** The link for requesting the same from the agency. */
  requestHref: string;
  pictureAddress: (propertyId: string) => string;
  /** Searches around another place, which was chosen on the map. */
  onSearchArea: (area: Pick<HotelCriteria, 'radius'> & { place: SelectedPlace }) => void;
  onChoose: (propertyId: string) => void;
  /** The hotel whose listed rate is being looked up; null when there is none. */
  checking: string | null;
  /** Chooses the listed rate itself; null while a booked stay is changed. */
  onBook: ((row: HotelRow) => void) | null;
}
