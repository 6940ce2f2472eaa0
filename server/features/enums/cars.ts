import { FUELS } from '#domain/acriss.ts';
import { listCarCategories, listCarTypes } from './car-kinds.ts';
import type { ChoiceLists } from './category.ts';
import { choices } from './choices.ts';

type CarCategory =
  | 'carcategory'
  | 'cartype'
  | 'cartransmission'
  | 'groupedcartransmission'
  | 'carfuel'
  | 'groupedcarfuel'
  | 'carair'
  | 'carloyalty';

const FUEL_GROUPS = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  electric: 'Electric',
  lpg: 'LPG or compressed gas',
  hydrogen: 'Hydrogen',
  ethanol: 'Ethanol',
  multi: 'Multi fuel',
  unspecified: 'Unspecified',
} satisfies Record<ReturnType<typeof fuelLetters>[number]['group'], string>;

/** The letters of ACRISS codes; grouped lists name the letters that they stand for as additional data. */
export const carLists: ChoiceLists<CarCategory> = {
  carcategory: listCarCategories,
  cartype: listCarTypes,
  cartransmission: () =>
    choices([
      ['M', 'Manual', 'manual'],
      ['N', 'Manual, four-wheel drive', 'manual'],
      ['C', 'Manual, all-wheel drive', 'manual'],
      ['A', 'Automatic', 'automatic'],
      ['B', 'Automatic, four-wheel drive', 'automatic'],
      ['D', 'Automatic, all-wheel drive', 'automatic'],
    ]),
  groupedcartransmission: () =>
    choices([
      ['manual', 'Manual', 'M,N,C'],
      ['automatic', 'Automatic', 'A,B,D'],
    ]),
  carfuel: () => choices(fuelLetters().map(({ letter, label, group }) => [letter, label, group])),
  groupedcarfuel: () =>
    choices(Object.entries(FUEL_GROUPS).map(([id, label]) => [id, label, lettersWhere('group', id)])),
  carair: () =>
    choices([
      ['yes', 'Air conditioning', lettersWhere('air', true)],
      ['no', 'No air conditioning', lettersWhere('air', false)],
    ]),
  carloyalty: () =>
    choices([
      ['AL', 'Alamo Insiders'],
      ['ZI', 'Avis Preferred'],
      ['ZD', 'Budget Fastbreak'],
      ['ET', 'Enterprise Plus'],
      ['ZE', 'Hertz Gold Plus Rewards'],
      ['ZL', 'National Emerald Club'],
      ['SX', 'Sixt loyalty programme'],
    ]),
};

function lettersWhere(key: 'group' | 'air', value: string | boolean): string {
  return fuelLetters()
    .filter((fuel) => fuel[key] === value)
    .map(({ letter }) => letter)
    .join(',');
}

const LABELS: Record<(typeof FUELS)[number]['cooled'], string> = {
  V: 'Petrol',
  D: 'Diesel',
  H: 'Hybrid',
  I: 'Plug-in hybrid',
  E: 'Electric, range below 400 km',
  C: 'Electric, range of 400 km or more',
  L: 'LPG or compressed gas',
  A: 'Hydrogen',
  U: 'Ethanol',
  M: 'Multi fuel',
  R: 'Unspecified fuel',
};

function fuelLetters() {
  return FUELS.flatMap(({ fuel: group, cooled, uncooled }) => [
    { letter: cooled, group, label: `${LABELS[cooled]}, air conditioning`, air: true },
    ...(uncooled
      ? [{ letter: uncooled, group, label: `${LABELS[cooled]}, no air conditioning`, air: false }]
      : []),
  ]);
}
