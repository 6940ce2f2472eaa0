import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { DistanceUnit } from '#domain/contract.ts';
import type { FilterChoices } from '#domain/hotel-booking/filter-choices.ts';
import type { FilterCounts } from '#domain/hotel-booking/filter-counts.ts';
import type { HotelListFilter } from '#domain/hotel-booking/hotel-list-settings.ts';
import { ChoiceField } from '../../../components/results/ChoiceField.tsx';
import { formatDistance } from '../../../i18n/format.ts';
import type { ChangeFilter } from './filter-lists.tsx';
import classes from './RangeFilters.module.css';

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
export const RangeFilters = memo(function RangeFilters(props: RangeFiltersProps) {
  const { choices, counts, unit, change } = props;
  const { t } = useLingui();
  const { from, to } = props.rating;
  const onChange = (more: Partial<HotelListFilter>) => change((filter) => ({ ...filter, ...more }));
  const rated = (low: number, high: number) =>
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
            ratingOption(rating, rated(rating, to)),
          )}
          onChange={(value) => onChange({ rating: { from: Number(value), to } })}
        />
        <ChoiceField
          label={t`To`}
          value={String(to)}
          options={RATINGS.filter((rating) => rating >= from).map((rating) =>
            ratingOption(rating, rated(from, rating)),
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
