import { FUELS } from '#domain/acriss.ts';

/** By the letter with air conditioning. */
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

/** Both letters of each kind of drive, with the words for them. */
export function fuelLetters() {
  return FUELS.flatMap(({ fuel: group, cooled, uncooled }) => [
    { letter: cooled, group, label: `${LABELS[cooled]}, air conditioning`, air: true },
    ...(uncooled
      ? [{ letter: uncooled, group, label: `${LABELS[cooled]}, no air conditioning`, air: false }]
      : []),
  ]);
}
