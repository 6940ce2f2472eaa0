import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { CarFuel, CarTransmission } from '#domain/acriss.ts';
import type { CarChoices, CarCounts } from '#domain/car-booking/car-facets.ts';
import type { CarListFilter } from '#domain/car-booking/car-list-settings.ts';
import { CheckList, toggleValue } from '../../../components/results/CheckList.tsx';
import type { CarLabelOf } from './car-results-props.ts';

/** Derives another filter from the current one. */
export type ChangeFilter = (make: (filter: CarListFilter) => CarListFilter) => void;

/** Each list rerenders only when its own choices change, or the counts. */
interface ListProps<Value> {
  choices: CarChoices;
  counts: CarCounts;
  chosen: readonly Value[];
  labelOf: CarLabelOf;
  change: ChangeFilter;
}

interface OnlyListProps extends Pick<CarListFilter, 'inPolicyOnly' | 'airConditioning'> {
  counts: CarCounts;
  change: ChangeFilter;
}

/** The yes-or-no properties of a car. */
export const OnlyList = memo(function OnlyList(props: OnlyListProps) {
  const { inPolicyOnly, airConditioning, counts, change } = props;
  const { t } = useLingui();
  const options = [
    { value: 'inPolicyOnly', label: t`In policy`, count: counts.inPolicyOnly },
    { value: 'airConditioning', label: t`Air conditioning`, count: counts.airConditioning },
  ] as const;
  return (
    <CheckList
      title={t`Show only`}
      options={options}
      chosen={[
        ...(inPolicyOnly ? ['inPolicyOnly' as const] : []),
        ...(airConditioning ? ['airConditioning' as const] : []),
      ]}
      onToggle={(part, on) => change((filter) => ({ ...filter, [part]: on }))}
    />
  );
});

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
