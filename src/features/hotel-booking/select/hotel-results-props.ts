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
  gone: readonly SelectedRate[];
  placeName: string;
  center: Position | null;
  landmarks: readonly MapLandmark[];
  mapStyleUrl: string | undefined;
  requestHref: string;
  pictureAddress: (propertyId: string) => string;
  onSearchArea: (area: Pick<HotelCriteria, 'radius'> & { place: SelectedPlace }) => void;
  onChoose: (propertyId: string) => void;
  checking: string | null;
  onBook: ((row: HotelRow) => void) | null;
}
