import { useLingui } from '@lingui/react/macro';
import { memo, useMemo } from 'react';
import {
  type CarChoices,
  type CarCounts,
  countCars,
  listCarChoices,
} from '#domain/car-booking/car-facets.ts';
import type { CarList } from '#domain/car-booking/car-list.ts';
import type { CarListFilter } from '#domain/car-booking/car-list-settings.ts';
import { ChoiceField } from '../../../components/results/CheckList.tsx';
import classes from '../../../components/results/Filters.module.css';
import { useAfterPaint } from '../../../components/results/use-after-paint.ts';
import { useStableCallback } from '../../../components/results/use-stable-callback.ts';
import {
  CategoryList,
  type ChangeFilter,
  FuelList,
  OnlyList,
  TransmissionList,
  VendorList,
} from './car-filter-lists.tsx';
import type { CarLabelOf } from './car-results-props.ts';

export interface CarFilterPanelProps {
  list: CarList;
  filter: CarListFilter;
  labelOf: CarLabelOf;
  onFilter: (filter: CarListFilter) => void;
}

/** Everything by which a list can be narrowed down, with how many cars each choice leaves. */
export const CarFilterPanel = memo(function CarFilterPanel(props: CarFilterPanelProps) {
  const { list, filter, labelOf, onFilter } = props;
  const choices = useMemo(() => listCarChoices(list), [list]);
  // The choice is shown at once, the counts after the list has been rendered.
  const counted = useAfterPaint(filter);
  const counts = useMemo(() => countCars(list, counted), [list, counted]);
  const change: ChangeFilter = useStableCallback((make) => onFilter(make(filter)));
  const shared = { choices, counts, labelOf, change };
  return (
    <div className={classes.panel}>
      <OnlyList
        inPolicyOnly={filter.inPolicyOnly}
        airConditioning={filter.airConditioning}
        counts={counts}
        change={change}
      />
      <CategoryList {...shared} chosen={filter.carCategory} />
      <VendorList {...shared} chosen={filter.vendorCode} />
      <TransmissionList {...shared} chosen={filter.carTransmission} />
      <FuelList {...shared} chosen={filter.carFuel} />
      <SeatField choices={choices} counts={counts} minimumSeats={filter.minimumSeats} change={change} />
    </div>
  );
});

interface SeatFieldProps {
  choices: CarChoices;
  counts: CarCounts;
  minimumSeats: number | null;
  change: ChangeFilter;
}

const SeatField = memo(function SeatField({ choices, counts, minimumSeats, change }: SeatFieldProps) {
  const { t } = useLingui();
  const withSeats = (minimum: number) =>
    [...counts.seats].reduce((sum, [seats, cars]) => (seats >= minimum ? sum + cars : sum), 0);
  const seats = new Set([...choices.seats, ...(minimumSeats === null ? [] : [minimumSeats])]);
  return (
    <ChoiceField
      label={t`Seats`}
      isTitle
      value={minimumSeats === null ? '' : String(minimumSeats)}
      options={[
        { value: '', label: t`Any number (${withSeats(0)})` },
        ...[...seats]
          .sort((one, other) => one - other)
          .map((count) => ({ value: String(count), label: t`${count} or more (${withSeats(count)})` })),
      ]}
      onChange={(value) =>
        change((filter) => ({ ...filter, minimumSeats: value === '' ? null : Number(value) }))
      }
    />
  );
});
