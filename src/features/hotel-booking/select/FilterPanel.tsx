import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { memo, useMemo } from 'react';
import type { DistanceUnit } from '#domain/contract.ts';
import {
  countChoices,
  type FilterChoices,
  type FilterCounts,
  listChoices,
} from '#domain/hotel-booking/filter-choices.ts';
import type { HotelIndex } from '#domain/hotel-booking/hotel-index.ts';
import type { HotelListFilter } from '#domain/hotel-booking/hotel-list-settings.ts';
import { ChoiceField } from '../../../components/results/CheckList.tsx';
import classes from '../../../components/results/Filters.module.css';
import { useAfterPaint } from '../../../components/results/use-after-paint.ts';
import { useStableCallback } from '../../../components/results/use-stable-callback.ts';
import { formatDistance } from '../../../i18n/format.ts';
import { AmenityList, AreaList, ChainList, type ChangeFilter, RateList, StarList } from './filter-lists.tsx';

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

interface RangeFiltersProps {
  rating: HotelListFilter['rating'];
  radius: HotelListFilter['radius'];
  choices: FilterChoices;
  counts: FilterCounts;
  unit: DistanceUnit;
  change: ChangeFilter;
}

const RATINGS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

/** Filters with a range: the guests' rating, and the distance of a hotel. */
const RangeFilters = memo(function RangeFilters(props: RangeFiltersProps) {
  const { choices, counts, unit, change } = props;
  const { t } = useLingui();
  const { from, to } = props.rating;
  const onChange = (more: Partial<HotelListFilter>) => change((filter) => ({ ...filter, ...more }));
  const countRated = (low: number, high: number) =>
    counts.ratings.filter((rating) => rating >= low && rating <= high).length;
  const within = (limit: number) => counts.distances.filter((distance) => distance <= limit).length;
  const ratingOption = (rating: number, count: number) => ({
    value: String(rating),
    label: `${rating} (${count})`,
  });
  const distances = new Set([...choices.distances, ...(props.radius === null ? [] : [props.radius])]);
  return (
    <>
      <fieldset className={classes.pair}>
        <legend className={classes.title}>{t`Guest rating`}</legend>
        <ChoiceField
          label={t`From`}
          value={String(from)}
          options={RATINGS.filter((rating) => rating <= to).map((rating) =>
            ratingOption(rating, countRated(rating, to)),
          )}
          onChange={(value) => onChange({ rating: { from: Number(value), to } })}
        />
        <ChoiceField
          label={t`To`}
          value={String(to)}
          options={RATINGS.filter((rating) => rating >= from).map((rating) =>
            ratingOption(rating, countRated(from, rating)),
          )}
          onChange={(value) => onChange({ rating: { from, to: Number(value) } })}
        />
      </fieldset>
      <ChoiceField
        label={t`Straight-line distance`}
        isTitle
        value={props.radius === null ? '' : String(props.radius)}
        options={[
          { value: '', label: t`Any distance (${counts.distances.length})` },
          ...[...distances]
            .sort((one, other) => one - other)
            .map((radius) => ({
              value: String(radius),
              label: t`Up to ${formatDistance(radius, unit)} (${within(radius)})`,
            })),
        ]}
        onChange={(value) => onChange({ radius: value === '' ? null : Number(value) })}
      />
    </>
  );
});
