/**
 * ACRISS codes of rental cars: category, type, transmission and drive, fuel and air conditioning, a letter each.
 * The groups are ids of the categories groupedcartransmission and groupedcarfuel.
 */
const TRANSMISSIONS = { manual: 'MNC', automatic: 'ABD' } as const;

/** Each kind of drive has a letter with air conditioning, and most have one without. */
export const FUELS = [
  { fuel: 'petrol', cooled: 'V', uncooled: 'Z' },
  { fuel: 'diesel', cooled: 'D', uncooled: 'Q' },
  { fuel: 'hybrid', cooled: 'H', uncooled: null },
  { fuel: 'hybrid', cooled: 'I', uncooled: null },
  { fuel: 'electric', cooled: 'E', uncooled: null },
  { fuel: 'electric', cooled: 'C', uncooled: null },
  { fuel: 'lpg', cooled: 'L', uncooled: 'S' },
  { fuel: 'hydrogen', cooled: 'A', uncooled: 'B' },
  { fuel: 'ethanol', cooled: 'U', uncooled: 'X' },
  { fuel: 'multi', cooled: 'M', uncooled: 'F' },
  { fuel: 'unspecified', cooled: 'R', uncooled: 'N' },
] as const;

export type CarTransmission = keyof typeof TRANSMISSIONS;
export type CarFuel = (typeof FUELS)[number]['fuel'];

export function categoryOf(acriss: string): string {
  return acriss.charAt(0);
}

export function transmissionOf(acriss: string): CarTransmission | undefined {
  const letter = acriss.charAt(2);
  return (['manual', 'automatic'] as const).find(
    (transmission) => letter !== '' && TRANSMISSIONS[transmission].includes(letter),
  );
}

export function fuelOf(acriss: string): CarFuel | undefined {
  const letter = acriss.charAt(3);
  return FUELS.find(({ cooled, uncooled }) => letter === cooled || letter === uncooled)?.fuel;
}

export function hasAirConditioning(acriss: string): boolean {
  return FUELS.some(({ cooled }) => cooled === acriss.charAt(3));
}
