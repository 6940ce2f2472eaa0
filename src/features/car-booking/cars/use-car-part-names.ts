import { useLingui } from '@lingui/react/macro';
import type { CarFilterPart } from '#domain/car-booking/car-facets.ts';
import type { CarList } from '#domain/car-booking/car-list.ts';
import type { CarListFilter } from '#domain/car-booking/car-list-settings.ts';
import type { CarLabelOf } from './car-results-props.ts';

/** The name of a part of the filter, with its choices. */
export function useCarPartNames({ cars }: CarList, filter: CarListFilter, labelOf: CarLabelOf) {
  const { t } = useLingui();
  const vendorName = (code: string) => cars.find(({ vendor }) => vendor.code === code)?.vendor.name ?? code;
  const inWords = (category: Parameters<CarLabelOf>[0], ids: readonly string[]) =>
    ids.map((id) => labelOf(category, id)).join(', ');

  return function nameOf(part: CarFilterPart): string {
    switch (part) {
      case 'inPolicyOnly':
        return t`In policy`;
      case 'airConditioning':
        return t`Air conditioning`;
      case 'vendorCode':
        return t`Rental company: ${filter.vendorCode.map(vendorName).join(', ')}`;
      case 'carCategory':
        return t`Category: ${inWords('carcategory', filter.carCategory)}`;
      case 'carTransmission':
        return t`Transmission: ${inWords('groupedcartransmission', filter.carTransmission)}`;
      case 'carFuel':
        return t`Fuel: ${inWords('groupedcarfuel', filter.carFuel)}`;
      case 'minimumSeats':
        return t`${filter.minimumSeats ?? 0} or more seats`;
    }
  };
}
