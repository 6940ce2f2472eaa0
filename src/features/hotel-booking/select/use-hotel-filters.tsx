import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { countChoices, listChoices } from '#domain/hotel-booking/filter-choices.ts';
import type { HotelIndex } from '#domain/hotel-booking/hotel-index.ts';
import type { HotelListFilter } from '#domain/hotel-booking/hotel-list-settings.ts';
import { toggleValue } from '../../../components/results/CheckList.tsx';
import { type ResultFilters, useFilterChange } from '../../../components/results/filter-facets.ts';
import { AmenityList, AreaList, ChainList, ROOM_ASPECT_NAMES, StarList } from './filter-lists.tsx';
import { DistanceField, NameField, RatingFields } from './range-fields.tsx';

export interface HotelFilterProps {
  index: HotelIndex;
  filter: HotelListFilter;
  onFilter: (filter: HotelListFilter) => void;
}

const ASPECTS = ['InPolicy', 'Refundable', 'BreakfastIncluded', 'CorporateRate'] as const;

export function useHotelFilters({ index, filter, onFilter }: HotelFilterProps): ResultFilters {
  const { t } = useLingui();
  const choices = useMemo(() => listChoices(index), [index]);
  const { counts, change } = useFilterChange({ index, filter, count: countChoices, onFilter });
  const shared = { choices, counts, change };
  const { rating, radius } = filter;
  return {
    title: t`Rate`,
    toggles: ASPECTS.map((aspect) => ({
      id: aspect,
      label: t(ROOM_ASPECT_NAMES[aspect]),
      count: counts.aspects[aspect],
      isOn: filter.roomAspects.includes(aspect),
      onToggle: (on) =>
        change((before) => ({ ...before, roomAspects: toggleValue(before.roomAspects, aspect, on) })),
    })),
    facets: [
      {
        id: 'stars',
        label: t`Stars`,
        isOn: filter.stars.length > 0,
        content: <StarList {...shared} chosen={filter.stars} />,
      },
      {
        id: 'area',
        label: t`Area`,
        isOn: filter.areas.length > 0,
        content: <AreaList {...shared} chosen={filter.areas} />,
      },
      {
        id: 'amenities',
        label: t`Amenities`,
        isOn: filter.amenityCodes.length > 0,
        content: <AmenityList {...shared} chosen={filter.amenityCodes} />,
      },
      {
        id: 'chains',
        label: t`Chains`,
        isOn: filter.hotelChainCodes.length > 0,
        content: <ChainList {...shared} chosen={filter.hotelChainCodes} />,
      },
      {
        id: 'rating',
        label: t`Guest rating`,
        isOn: rating.from > 1 || rating.to < 5,
        isRare: true,
        content: <RatingFields {...shared} rating={rating} />,
      },
      {
        id: 'distance',
        label: t`Distance`,
        isOn: radius !== null,
        content: <DistanceField {...shared} radius={radius} unit={index.list.unit} />,
      },
      {
        id: 'name',
        label: t`Name`,
        isOn: filter.nameFilter !== '',
        content: <NameField name={filter.nameFilter} change={change} />,
      },
    ],
  };
}
