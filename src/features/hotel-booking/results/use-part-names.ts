import { useLingui } from '@lingui/react/macro';
import type { FilterPart } from '#domain/hotel-booking/filter-parts.ts';
import type { HotelIndex } from '#domain/hotel-booking/hotel-index.ts';
import type { HotelListFilter } from '#domain/hotel-booking/hotel-list-settings.ts';
import { hotelAmenity } from '../../../components/booking/hotel-amenities.ts';
import { formatDistance } from '../../../i18n/format.ts';
import { ROOM_ASPECT_NAMES } from './room-aspect-names.ts';

/** The name of a part of the filter, with its choices. */
export function usePartNames({ list, hotels }: HotelIndex, filter: HotelListFilter) {
  const { t } = useLingui();
  const chainName = (code: string) =>
    hotels.find(({ hotel }) => hotel.chain?.code === code)?.hotel.chain?.name ?? code;
  const { areas, stars, nameFilter, rating, radius, hotelChainCodes } = filter;

  return function nameOf(part: FilterPart): string {
    switch (part.kind) {
      case 'amenity':
        return t(hotelAmenity(part.group));
      case 'roomAspect':
        return t(ROOM_ASPECT_NAMES[part.aspect]);
      case 'areas':
        return t`Area: ${areas.join(', ')}`;
      case 'stars':
        return t`Stars: ${stars.toSorted().join(', ')}`;
      case 'nameFilter':
        return t`Name: ${nameFilter}`;
      case 'rating':
        return t`Rating: ${rating.from} to ${rating.to}`;
      case 'radius':
        return t`Up to ${formatDistance(radius ?? 0, list.unit)}`;
      case 'hotelChainCodes':
        return t`Chains: ${hotelChainCodes.map(chainName).join(', ')}`;
    }
  };
}
