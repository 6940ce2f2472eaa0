import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { countCars, listCarChoices } from '#domain/car-booking/car-facets.ts';
import type { CarList } from '#domain/car-booking/car-list.ts';
import type { CarListFilter } from '#domain/car-booking/car-list-settings.ts';
import { type ResultFilters, useFilterChange } from '../../../components/results/filter-facets.ts';
import { CategoryList, FuelList, SeatField, TransmissionList, VendorList } from './car-filter-lists.tsx';
import type { CarLabelOf } from './car-results-props.ts';

export interface CarFilterProps {
  list: CarList;
  filter: CarListFilter;
  labelOf: CarLabelOf;
  onFilter: (filter: CarListFilter) => void;
}

export function useCarFilters({ list, filter, labelOf, onFilter }: CarFilterProps): ResultFilters {
  const { t } = useLingui();
  const choices = useMemo(() => listCarChoices(list), [list]);
  const { counts, change } = useFilterChange({ index: list, filter, count: countCars, onFilter });
  const toggle = (id: 'inPolicyOnly' | 'airConditioning', label: string) => ({
    id,
    label,
    count: counts[id],
    isOn: filter[id],
    onToggle: (on: boolean) => change((before) => ({ ...before, [id]: on })),
  });
  const shared = { choices, counts, labelOf, change };
  return {
    title: t`Show only`,
    toggles: [toggle('inPolicyOnly', t`In policy`), toggle('airConditioning', t`Air conditioning`)],
    facets: [
      {
        id: 'category',
        label: t`Category`,
        isOn: filter.carCategory.length > 0,
        content: <CategoryList {...shared} chosen={filter.carCategory} />,
      },
      {
        id: 'vendor',
        label: t`Rental company`,
        isOn: filter.vendorCode.length > 0,
        content: <VendorList {...shared} chosen={filter.vendorCode} />,
      },
      {
        id: 'transmission',
        label: t`Transmission`,
        isOn: filter.carTransmission.length > 0,
        content: <TransmissionList {...shared} chosen={filter.carTransmission} />,
      },
      {
        id: 'fuel',
        label: t`Fuel`,
        isOn: filter.carFuel.length > 0,
        content: <FuelList {...shared} chosen={filter.carFuel} />,
      },
      {
        id: 'seats',
        label: t`Seats`,
        isOn: filter.minimumSeats !== null,
        content: <SeatField {...shared} minimumSeats={filter.minimumSeats} />,
      },
    ],
  };
}
