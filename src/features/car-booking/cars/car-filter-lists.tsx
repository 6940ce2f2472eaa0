import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { CarFuel, CarTransmission } from '#domain/acriss.ts';
import type { CarChoices, CarCounts } from '#domain/car-booking/car-facets.ts';
import type { CarListFilter } from '#domain/car-booking/car-list-settings.ts';
import { CheckList, ChoiceField, toggleValue } from '../../../components/results/CheckList.tsx';
import type { ChangeFilter } from '../../../components/results/filter-facets.ts';
import type { CarLabelOf } from './car-results-props.ts';

interface ListProps<Value> {
  choices: CarChoices;
  counts: CarCounts;
  chosen: readonly Value[];
  labelOf: CarLabelOf;
  change: ChangeFilter<CarListFilter>;
}

export const CategoryList = memo(function CategoryList(props: ListProps<string>) {
  const { choices, counts, chosen, labelOf, change } = props;
  const { t } = useLingui();
  return (
    <CheckList
      title={t`Category`}
      options={choices.categories.map((category) => ({
        value: category,
        label: labelOf('carcategory', category),
        count: counts.carCategory.get(category) ?? 0,
      }))}
      chosen={chosen}
      onToggle={(category, on) =>
        change((filter) => ({ ...filter, carCategory: toggleValue(filter.carCategory, category, on) }))
      }
    />
  );
});

export const VendorList = memo(function VendorList({ choices, counts, chosen, change }: ListProps<string>) {
  const { t } = useLingui();
  return (
    <CheckList
      title={t`Rental company`}
      options={choices.vendors.map(({ code, name }) => ({
        value: code,
        label: name,
        count: counts.vendorCode.get(code) ?? 0,
      }))}
      chosen={chosen}
      onToggle={(code, on) =>
        change((filter) => ({ ...filter, vendorCode: toggleValue(filter.vendorCode, code, on) }))
      }
    />
  );
});

export const TransmissionList = memo(function TransmissionList(props: ListProps<CarTransmission>) {
  const { choices, counts, chosen, labelOf, change } = props;
  const { t } = useLingui();
  return (
    <CheckList
      title={t`Transmission`}
      options={choices.transmissions.map((transmission) => ({
        value: transmission,
        label: labelOf('groupedcartransmission', transmission),
        count: counts.carTransmission.get(transmission) ?? 0,
      }))}
      chosen={chosen}
      onToggle={(transmission, on) =>
        change((filter) => ({
          ...filter,
          carTransmission: toggleValue(filter.carTransmission, transmission, on),
        }))
      }
    />
  );
});

export const FuelList = memo(function FuelList(props: ListProps<CarFuel>) {
  const { choices, counts, chosen, labelOf, change } = props;
  const { t } = useLingui();
  return (
    <CheckList
      title={t`Fuel`}
      options={choices.fuels.map((fuel) => ({
        value: fuel,
        label: labelOf('groupedcarfuel', fuel),
        count: counts.carFuel.get(fuel) ?? 0,
      }))}
      chosen={chosen}
      onToggle={(fuel, on) =>
        change((filter) => ({ ...filter, carFuel: toggleValue(filter.carFuel, fuel, on) }))
      }
    />
  );
});

interface SeatFieldProps {
  choices: CarChoices;
  counts: CarCounts;
  minimumSeats: number | null;
  change: ChangeFilter<CarListFilter>;
}

export const SeatField = memo(function SeatField({ choices, counts, minimumSeats, change }: SeatFieldProps) {
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
