/**
 * The fourth letter of an ACRISS code says what drives a car and whether it has air conditioning.
 * Kinds of drive, each with its letters with and without air conditioning.
 */
const FUELS = [
  ['petrol', 'Petrol', 'V', 'Z'],
  ['diesel', 'Diesel', 'D', 'Q'],
  ['hybrid', 'Hybrid', 'H', ''],
  ['hybrid', 'Plug-in hybrid', 'I', ''],
  ['electric', 'Electric, range below 400 km', 'E', ''],
  ['electric', 'Electric, range of 400 km or more', 'C', ''],
  ['lpg', 'LPG or compressed gas', 'L', 'S'],
  ['hydrogen', 'Hydrogen', 'A', 'B'],
  ['ethanol', 'Ethanol', 'U', 'X'],
  ['multi', 'Multi fuel', 'M', 'F'],
  ['unspecified', 'Unspecified fuel', 'R', 'N'],
] as const;

/** Both letters of each kind, with the words for them. */
export function fuelLetters() {
  return FUELS.flatMap(([group, label, cooled, uncooled]) => [
    { letter: cooled, group, label: `${label}, air conditioning`, air: true },
    ...(uncooled ? [{ letter: uncooled, group, label: `${label}, no air conditioning`, air: false }] : []),
  ]);
}
