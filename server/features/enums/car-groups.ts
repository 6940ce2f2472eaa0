import { fuelLetters } from './car-fuels.ts';
import { carLists } from './cars.ts';

const transmissions = new Map(
  carLists.cartransmission().map(({ id, additionalData }) => [id, additionalData]),
);
const letters = new Map<string, ReturnType<typeof fuelLetters>[number]>(
  fuelLetters().map((fuel) => [fuel.letter, fuel]),
);

/** What the third letter of an ACRISS code belongs to, an id of the category groupedcartransmission. */
export function transmissionGroup(acriss: string): string | undefined {
  return transmissions.get(acriss.charAt(2));
}

/** What the fourth letter belongs to, an id of the category groupedcarfuel. */
export function fuelGroup(acriss: string): string | undefined {
  return letters.get(acriss.charAt(3))?.group;
}

/** What the fourth letter says besides. */
export function hasAirConditioning(acriss: string): boolean {
  return letters.get(acriss.charAt(3))?.air === true;
}
