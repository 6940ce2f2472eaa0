import { useLingui } from '@lingui/react/macro';
import { Text, TextInput } from '@mantine/core';
import { memo } from 'react';
import type { DistanceUnit } from '#domain/contract.ts';
import type { FilterChoices, FilterCounts } from '#domain/hotel-booking/filter-choices.ts';
import type { HotelListFilter } from '#domain/hotel-booking/hotel-list-settings.ts';
import { ChoiceField } from '../../../components/results/CheckList.tsx';
import classes from '../../../components/results/Filters.module.css';
import type { ChangeFilter } from '../../../components/results/filter-facets.ts';
import { formatDistance } from '../../../i18n/format.ts';

interface NameFieldProps {
  name: string;
  change: ChangeFilter<HotelListFilter>;
}

export const NameField = memo(function NameField({ name, change }: NameFieldProps) {
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

interface RangeProps {
  counts: FilterCounts;
  change: ChangeFilter<HotelListFilter>;
}

const RATINGS = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];

interface RatingFieldsProps extends RangeProps {
  rating: HotelListFilter['rating'];
}

export const RatingFields = memo(function RatingFields({
  rating: { from, to },
  counts,
  change,
}: RatingFieldsProps) {
  const { t } = useLingui();
  const countRated = (low: number, high: number) =>
    counts.ratings.filter((rating) => rating >= low && rating <= high).length;
  const ratingOption = (rating: number, count: number) => ({
    value: String(rating),
    label: `${rating} (${count})`,
  });
  return (
    <fieldset className={classes.pair}>
      <Text component="legend" mod="span" mb={4} fw={600}>{t`Guest rating`}</Text>
      <ChoiceField
        label={t`From`}
        value={String(from)}
        options={RATINGS.filter((rating) => rating <= to).map((rating) =>
          ratingOption(rating, countRated(rating, to)),
        )}
        onChange={(value) => change((filter) => ({ ...filter, rating: { from: Number(value), to } }))}
      />
      <ChoiceField
        label={t`To`}
        value={String(to)}
        options={RATINGS.filter((rating) => rating >= from).map((rating) =>
          ratingOption(rating, countRated(from, rating)),
        )}
        onChange={(value) => change((filter) => ({ ...filter, rating: { from, to: Number(value) } }))}
      />
    </fieldset>
  );
});

interface DistanceFieldProps extends RangeProps {
  radius: HotelListFilter['radius'];
  choices: FilterChoices;
  unit: DistanceUnit;
}

export const DistanceField = memo(function DistanceField(props: DistanceFieldProps) {
  const { radius: chosen, choices, counts, unit, change } = props;
  const { t } = useLingui();
  const within = (limit: number) => counts.distances.filter((distance) => distance <= limit).length;
  const distances = new Set([...choices.distances, ...(chosen === null ? [] : [chosen])]);
  return (
    <ChoiceField
      label={t`Straight-line distance`}
      isTitle
      value={chosen === null ? '' : String(chosen)}
      options={[
        { value: '', label: t`Any distance (${counts.distances.length})` },
        ...[...distances]
          .sort((one, other) => one - other)
          .map((radius) => ({
            value: String(radius),
            label: t`Up to ${formatDistance(radius, unit)} (${within(radius)})`,
          })),
      ]}
      onChange={(value) => change((filter) => ({ ...filter, radius: value === '' ? null : Number(value) }))}
    />
  );
});
