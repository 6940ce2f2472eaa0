import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { memo, useMemo } from 'react';
import { listChoices } from '#domain/hotel-booking/filter-choices.ts';
import { countChoices } from '#domain/hotel-booking/filter-counts.ts';
import type { HotelIndex } from '#domain/hotel-booking/hotel-index.ts';
import type { HotelListFilter } from '#domain/hotel-booking/hotel-list-settings.ts';
import { useAfterPaint } from '../../../components/results/use-after-paint.ts';
import { useStableCallback } from '../../../components/results/use-stable-callback.ts';
import classes from './FilterPanel.module.css';
import { AmenityList, AreaList, ChainList, type ChangeFilter, RateList, StarList } from './filter-lists.tsx';
import { RangeFilters } from './RangeFilters.tsx';

export interface FilterPanelProps {
  index: HotelIndex;
  filter: HotelListFilter;
  onFilter: (filter: HotelListFilter) => void;
}

interface NameFieldProps {
  name: string;
  change: ChangeFilter;
}

const NameField = memo(function NameField({ name, change }: NameFieldProps) {
  const { t } = useLingui();
  return (
    <TextInput
      label={t`Hotel name`}
      value={name}
      maxLength={100}
      onChange={({ currentTarget: { value } }) => change((filter) => ({ ...filter, nameFilter: value }))}
    />
  );
});

/** Everything by which a list can be narrowed down, with how many hotels each choice leaves. */
export const FilterPanel = memo(function FilterPanel({ index, filter, onFilter }: FilterPanelProps) {
  const choices = useMemo(() => listChoices(index), [index]);
  // The choice is shown at once, the counts after the list has been rendered.
  const counted = useAfterPaint(filter);
  const counts = useMemo(() => countChoices(index, counted), [index, counted]);
  const change: ChangeFilter = useStableCallback((make) => onFilter(make(filter)));
  const shared = { choices, counts, change };
  return (
    <div className={classes.panel}>
      <NameField name={filter.nameFilter} change={change} />
      <RateList {...shared} chosen={filter.roomAspects} />
      <AreaList {...shared} chosen={filter.areas} />
      <AmenityList {...shared} chosen={filter.amenityCodes} />
      <StarList {...shared} chosen={filter.stars} />
      <RangeFilters {...shared} rating={filter.rating} radius={filter.radius} unit={index.list.unit} />
      <ChainList {...shared} chosen={filter.hotelChainCodes} />
    </div>
  );
});
