import type { CarFuel, CarTransmission } from '../acriss.ts';
import type { BEST } from '../booking/best-for-you.ts';
import type { ListSettings } from '../booking/flow-types.ts';

export const CAR_SORTS = ['cheapest', 'closest'] as const;
export type CarSort = (typeof CAR_SORTS)[number] | typeof BEST;

export interface CarListFilter {
  vendorCode: readonly string[];
  /** First letters of ACRISS codes, ids of the category carcategory. */
  carCategory: readonly string[];
  carTransmission: readonly CarTransmission[];
  carFuel: readonly CarFuel[];
  minimumSeats: number | null;
  airConditioning: boolean;
  inPolicyOnly: boolean;
}

export interface CarListSettings extends ListSettings {
  sort: CarSort;
  filter: CarListFilter;
}

export const DEFAULT_CAR_LIST_SETTINGS: CarListSettings = {
  page: 1,
  sort: 'cheapest',
  filter: {
    vendorCode: [],
    carCategory: [],
    carTransmission: [],
    carFuel: [],
    minimumSeats: null,
    airConditioning: false,
    inPolicyOnly: false,
  },
};
